import { z } from "zod";

import { callToAction, heading, picture, titled } from "../blocks";
import { block } from "../define";
import { text } from "../fields";
import { definePage } from "./page";

/** Signals that a data source can have; each is drawn in `src/components/art/source-lanes.tsx`. */
export const dataSourceSignals = ["moments", "usage", "contract"] as const;

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
            .describe("What the marks of that drawing are, in the drawing's order"),
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
  callToAction,
});
