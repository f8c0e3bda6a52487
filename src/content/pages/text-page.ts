import { z } from "zod";

import { alternates } from "../blocks";
import { defineContent } from "../define";
import { date, draft, pagePath, slug, text } from "../fields";

/** Page of text: the frontmatter of an MDX file. The build adds the other fields of pages (`publish-content.ts`). */
export const textPage = defineContent(
  "TextPage",
  { noun: "text", files: "texts/*.mdx", holds: "one", labelledBy: "path", unique: ["path", "title", "description"] },
  z.strictObject({
    path: pagePath("Address of the page, e.g. */privacy*"),
    alternates,
    translates: slug(
      "Name of the file in the first language that this translates, without its ending, e.g. *contact*; when left out, its own name",
    ).optional(),
    title: text("Headline, and title in search results", 60),
    description: text("Summary for search results and previews; more than 160 characters are cut", 160).min(50),
    keywords: z.array(text("A search term", 60)).min(1).describe("Search terms"),
    updated: date("Day of the last change, which readers see"),
    draft: draft("true hides the page from visitors; development and previews show it"),
  }),
);
