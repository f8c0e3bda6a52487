declare module "*.woff2" {
  /** Address of the file with the hash of its content. */
  const url: string;
  export default url;
}
