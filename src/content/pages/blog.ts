import { heading } from "../blocks";
import { pageLink } from "../fields";
import { definePage } from "./page";

export const blogPage = definePage("BlogPage", "blog", {
  featured: pageLink("Path of the article that is shown large above the others").optional(),
  posts: heading.describe("Heading above this site's own articles"),
  elsewhere: heading.describe("Heading above the posts on other sites"),
});
