import { z } from "zod";

import { action, callToAction, heading, point, stat, titled } from "../blocks";
import { block } from "../define";
import { alt, anchor, image, text } from "../fields";
import { definePage } from "./page";

export const productOverviewPage = definePage("ProductOverviewPage", "product-overview", {
  highlights: block("Highlights", "Carousel of what the platform is made of", {
    ...titled,
    slides: z
      .array(
        block("Highlight", "A card of the carousel", {
          key: anchor("Key of the card, and its anchor in addresses"),
          title: text("Heading", 60),
          text: text("Two or three sentences", 400),
          points: z.array(text("A short phrase", 90)).min(1).describe("What it does, as short phrases"),
          picture: block("UprightImage", "A picture and its description", {
            image: image("Upright, about 3:4, at least 960 px wide; three cards in a row show its upper part", {
              folder: "product/small",
              minWidth: 960,
            }),
            alt: alt("What the picture shows, for those who cannot see it"),
          }),
          action,
        }),
      )
      .min(1)
      .max(7)
      .describe("One to seven cards"),
  }),
  steps: block("Steps", "How it works, step by step", {
    title: text("Heading", 90),
    items: z.array(point).min(1).describe("The steps in order"),
  }),
  proof: heading.describe("Heading above the figures"),
  stats: z.array(stat).min(1).describe("Figures"),
  callToAction,
});
