import { z } from "zod";

import { callToAction, heading, picture, point, titled } from "../blocks";
import { block } from "../define";
import { anchor, text } from "../fields";
import { definePage } from "./page";

/** Signals of data sources. Each has a drawing in `src/components/art/charts/`. */
export const dataSourceSignals = ["moments", "usage", "contract"] as const;

const phrases = (description: string) =>
  block("Phrases", description, {
    title: text("Heading", 60),
    points: z.array(text("A short phrase", 120)).min(1).describe("Short phrases"),
  });

export const integrationsPage = definePage("IntegrationsPage", "integrations", {
  picture: picture.describe("Beside the headline"),
  sources: block("DataSources", "Where the data comes from", {
    ...titled,
    cards: z
      .array(
        block("DataSource", "A kind of data source", {
          title: text("Heading", 40),
          text: text("Two or three sentences", 320),
          examples: z.array(text("A kind of data", 60)).min(1).describe("What is read, as short phrases"),
          signal: z.enum(dataSourceSignals).describe("The drawing of what it looks like over time"),
          captions: z
            .array(text("A word or two", 14))
            .min(1)
            .max(2)
            .describe("Labels of the marks in that drawing, in order"),
        }),
      )
      .length(3)
      .describe("The three kinds"),
    timeline: block("AccountTimeline", "Where the three run together", {
      title: text("Heading", 60),
      text: text("One or two sentences", 300),
      now: text("The present, under the drawing", 12),
      ahead: text("What comes after it", 20),
    }),
  }),
  unified: heading.describe("The panel of moving logos"),
  grid: heading.describe("The grid of all integrations"),
  privacy: block("DataPrivacy", "What happens to a customer's data", {
    anchor: anchor("Anchor of the section in addresses"),
    ...titled,
    read: phrases("What is read"),
    never: phrases("What is never read"),
    more: z.array(point).min(1).describe("Where data stays, how to switch reading off"),
  }),
  callToAction,
});
