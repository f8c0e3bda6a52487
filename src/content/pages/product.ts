import { z } from "zod";

import { callToAction, picture, point, questionChart, stat, titled } from "../blocks";
import { block } from "../define";
import { anchor, reference, text } from "../fields";
import { definePage } from "./page";

/** Page of a product. */
export const productPage = definePage("ProductPage", "product", {
  product: block("Product", "The product in structured data", {
    name: text("Name of the product", 40),
    category: text("Kind of application, e.g. *BusinessApplication*", 40),
    chart: questionChart,
  }),
  ground: z.enum(["paper", "ink"]).describe("Background of the first view"),
  picture: picture.optional().describe("The product, under the first view"),
  forecast: reference("Forecast", "name", "The forecast of forecast.json, in place of a picture").optional(),
  layout: z
    .enum(["story", "tiles"])
    .describe("Form of the chapters: a *story* beside one picture at a time, or *tiles* of unequal width"),
  chapters: z
    .array(
      block("Chapter", "A feature with its claim", {
        anchor: anchor("Anchor of the chapter in addresses"),
        title: text("Name of the feature", 60),
        claim: text("What it does, as a statement", 110),
        text: text("A paragraph", 700),
        points: z.array(text("A short phrase", 110)).describe("Particulars, as short phrases").optional(),
        stat: stat.optional(),
        picture: picture.optional(),
        status: text("A label beside the name, e.g. *Coming soon*", 20).optional(),
      }),
    )
    .min(1)
    .describe("Features, one chapter each"),
  agents: block("Agents", "The chat agents of the product", {
    ...titled,
    items: z.array(point).min(1).describe("One for each agent"),
    picture: picture.optional(),
  }).optional(),
  callToAction,
});
