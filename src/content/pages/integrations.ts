import { z } from "zod";

import { callToAction, heading } from "../blocks";
import { block } from "../define";
import { text } from "../fields";
import { definePage } from "./page";

export const integrationsPage = definePage("IntegrationsPage", "integrations", {
  sources: block("DataSources", "Where the data comes from", {
    title: text("Heading", 90),
    text: text("One or two sentences under it", 400),
    cards: z
      .array(
        block("DataSource", "A kind of data source", {
          title: text("Heading", 40),
          text: text("Two or three sentences", 320),
          examples: z.array(text("A kind of data", 60)).min(1).describe("What is read, as short phrases"),
        }),
      )
      .length(3)
      .describe("The three kinds"),
  }),
  unified: heading.describe("The panel of moving logos"),
  grid: heading.describe("The grid of all integrations"),
  callToAction,
});
