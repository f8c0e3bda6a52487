import { heading } from "../blocks";
import { definePage } from "./page";

export const blogPage = definePage("BlogPage", "blog", {
  posts: heading.describe("Heading above the posts"),
  archive: heading.describe("Heading above the list of this site's own articles"),
});
