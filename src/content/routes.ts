/** Path of the page that an unknown address shows. It is a file of the host, not a route. */
export const notFoundPath = "/404";

/** Path of an article. */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}
