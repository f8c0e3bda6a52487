import { z } from "zod";

import { alternates, person, picture } from "../blocks";
import { block, defineContent } from "../define";
import { date, draft, quotation, reference, slug, term, text, url } from "../fields";

/** Article at /blog/{slug}: the frontmatter of an MDX file. Its body contains `<PullQuote />` once if it has a quote. */
export const article = defineContent(
  "Article",
  {
    noun: "article",
    files: "articles/*.mdx",
    holds: "one",
    labelledBy: "slug",
    unique: ["slug", "title", "description"],
  },
  z.strictObject({
    slug: slug("Last part of the address, e.g. *back-from-cdmx*"),
    alternates,
    translates: slug(
      "Name of the file in the first language that this translates, without its ending, e.g. *contact*; when left out, its own name",
    ).optional(),
    title: text("Headline; search results show 60 characters of it", 60),
    subtitle: text("One sentence under the headline", 160),
    description: text("Summary for search results and previews; more than 160 characters are cut", 160).min(50),
    keywords: z.array(text("A search term", 60)).min(1).describe("Search terms"),
    category: term("articleCategories", "Tag above the headline"),
    date: date("Day of publication; with a later day the article appears on that day, in UTC", "from"),
    draft: draft("true hides the article from visitors; development and previews show it"),
    updated: date("Day of the last change that readers and search engines should know").optional(),
    author: person("Slug of the author in team.json; the company itself when left out").optional(),
    about: z.array(person()).describe("Slugs of the people the article is about").optional(),
    pullQuote: block("PullQuote", "The sentence set large in the middle of the article", {
      text: quotation("The sentence", 240),
      person: person("Slug of the person who is quoted"),
    }).optional(),
    product: reference(
      "Page",
      "path",
      "Path of the page of the product the article is about, linked under it",
    ).optional(),
    readOn: block("ReadOn", "The button under the article, opened in a new tab", {
      label: text("Label of the button, e.g. *Read on LinkedIn*", 40),
      url: url("Address of the article or its source on another site"),
    }).optional(),
    thumbnail: picture.describe("Picture above the text").optional(),
    thumbnailCaption: text("What the picture above the text shows, under it", 200).optional(),
  }),
);
