import { z } from "zod";

import { block, choice } from "../define";
import { text } from "../fields";
import { pageSection } from "./page-sections";
import { definePage } from "./page";

export const sectionsPage = definePage("SectionsPage", "sections", {
  type: choice("PageType", ["AboutPage", "CollectionPage", "ContactPage"])
    .describe("Kind of page for search engines")
    .optional(),
  product: block("Product", "The product that the page is about, for search engines", {
    name: text("Name of the product", 40),
    category: text("Kind of application, e.g. *BusinessApplication*", 40),
  }).optional(),
  sections: z.array(pageSection).min(1).describe("The sections in order; the first has the headline"),
});
