declare module "*.woff2" {
  /** URL with a content hash. */
  const url: string;
  export default url;
}
