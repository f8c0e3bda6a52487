import { articles, pages } from "./route-table";

/** An address that has no page. */
export const unknownPath = "/nowhere";

/** One path of every kind of page: all pages, one article for all of them, and the page for what is not there. */
export const pageKinds: readonly string[] = [
  ...Object.keys(pages),
  "/blog/telemetry-over-talk",
  `/blog/${Object.keys(articles)[0] ?? ""}`,
  unknownPath,
];

/** Deals paths to several tests, which run side by side. */
export function deal(paths: readonly string[], hands: number): string[][] {
  return Array.from({ length: hands }, (_, hand) => paths.filter((_path, place) => place % hands === hand));
}
