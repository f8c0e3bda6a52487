import { z } from "zod";

import { block, blocks, type Hidden } from "./define";
import { address, alt, definition, image, language, link, locale, reference, text } from "./fields";

/** Declares a text that may be left out, and hides something then; the check warns. */
export function content(hides: Hidden, description: string, max: number) {
  const remedy = "Write the text, or delete the field until you know it";
  return text(description, max, remedy).meta({ description, hides }).optional();
}

export function person(description = "A slug of team.json") {
  return reference("TeamMember", "slug", description);
}

export const titled = {
  title: text("Heading", 90),
  text: text("One or two sentences under it", 400).optional(),
};

export const action = block("Action", "A button with a link", {
  label: text("Label of the button", 40),
  to: link("Where it leads"),
});

export const heading = block("Heading", "Heading of a section", titled);

export const stat = block("Stat", "A figure and what it counts", {
  value: content("figure", "The figure, e.g. *90%+*", 12),
  label: text("What it counts", 80),
  definition: definition("Name of its definition in a section *measures*, to which it links").optional(),
});

export const picture = block("PageImage", "A picture and its description", {
  image: image("At least 1,440 px wide", { folder: "product", minWidth: 1440 }),
  small: image("Upright version of about 3:4 for windows below 768 px, at least 960 px wide", {
    folder: "product/small",
    minWidth: 960,
  }).optional(),
  alt: alt("What both pictures show, for those who cannot see them"),
});

export const point = block("Point", "A heading with a text", {
  title: text("Heading", 80),
  text: text("Text under it", 600),
});

export const row = block("Point", "A heading with a text; without a text it is not shown", {
  title: text("Heading", 80),
  text: content("row", "Text under it", 600),
});

export const alternates = blocks(
  "The same page in other languages: for search engines, and as links in the footer. Each of them must name this page as well",
  "Alternate",
  "The page in another language",
  {
    language: language(
      "Its language as a BCP 47 tag, e.g. *de* or *es-MX*; *x-default* for the page that is shown to all others, which is no link",
      "x-default",
    ),
    locale: locale("The same for social previews, e.g. *de_DE*").optional(),
    url: address("Address of that page on its own site; a path of this site for *x-default*"),
  },
).optional();

export const seo = block("Seo", "What search engines and previews show", {
  title: text("Title without the company's name, which is added", 60),
  description: text("Summary; more than 160 characters are cut", 160).min(50),
  keywords: z.array(text("A search term", 60)).min(1).describe("Search terms"),
  image: image("Preview on social networks, 1200 x 630 px; a card with the page's headline when left out", {
    minWidth: 1200,
    minHeight: 630,
  }).optional(),
});
