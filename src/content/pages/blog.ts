import { heading, hero } from "../blocks";
import { definePage } from "./page";

export const blogPage = definePage("BlogPage", "blog", {
  hero,
  posts: heading.describe("Heading above the posts"),
  archive: heading.describe("Heading above the list of this site's own articles"),
});
