import { z } from "zod";

import { block, defineContent } from "./define";
import { alt, date, draft, image, reference, slug, text, url } from "./fields";

/** Categories of articles, shown as a tag above the title. */
export const articleCategories = [
  "Company Updates",
  "Team Spotlight",
  "Product Insights",
  "Research & Product",
] as const;

/** Article at /blog/{slug}: the frontmatter of an MDX file, whose body holds `<PullQuote />` once, where the quote stands. */
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
    title: text("Headline; search results show 60 characters of it", 60),
    subtitle: text("One sentence under the headline", 160),
    description: text("Summary for search results and previews; more than 160 characters are cut", 160).min(50),
    keywords: z.array(text("A search term", 60)).min(1).describe("Search terms"),
    category: z.enum(articleCategories).describe("Tag above the headline"),
    date: date("Day of publication; with a day to come the article appears on that day, in UTC", "from"),
    draft: draft("true keeps the article from visitors; it is seen in development and in a preview"),
    updated: date("Day of the last change worth telling readers and search engines").optional(),
    author: reference(
      "TeamMember",
      "slug",
      "Slug of the author in team.json; the company itself when left out",
    ).optional(),
    about: z
      .array(reference("TeamMember", "slug", "A slug of team.json"))
      .describe("Slugs of the people the article is about")
      .optional(),
    pullQuote: block("PullQuote", "The sentence set large in the middle of the article", {
      text: text("The sentence, without quotation marks around it", 240),
      person: reference("TeamMember", "slug", "Slug of the person who says it"),
    }),
    readOn: block("ReadOn", "The button under the article, opened in a new tab", {
      label: text("What the button says, e.g. *Read on LinkedIn*", 40),
      url: url("Where the article or its source stands elsewhere"),
    }),
    thumbnail: block("Thumbnail", "Picture above the text", {
      image: image("At least 1,440 px wide", { folder: "product", minWidth: 1440 }),
      alt: alt("What the picture shows, for those who cannot see it"),
    }).optional(),
  }),
);
