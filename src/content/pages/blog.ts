import { z } from "zod";

import { heading } from "../blocks";
import { block } from "../define";
import { term, text } from "../fields";
import { definePage } from "./page";

export const blogPage = definePage("BlogPage", "blog", {
  hero: block("BlogHero", "First view of the page", {
    eyebrow: text("A word or two above the headline", 40).optional(),
    title: text("Headline, the page's h1", 90),
    text: text("One or two sentences under it", 400),
  }),
  featured: z
    .array(term("postTags", "A tag of the list"))
    .min(1)
    .describe("Tags whose newest article of the last six months is shown large above the others")
    .optional(),
  posts: text("Heading of the list, for screen readers", 90),
  elsewhere: heading.describe("Heading above the posts on other sites"),
});
