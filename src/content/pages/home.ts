import { z } from "zod";

import { action, callToAction, heading, heroWithAction, stat, titled } from "../blocks";
import { block } from "../define";
import { anchor, link, reference, text } from "../fields";
import { definePage } from "./page";

export const homePage = definePage("HomePage", "home", {
  hero: heroWithAction,
  signal: block("Signal", "Labels of the drawing of the first view", {
    past: text("Left of *now*", 40),
    now: text("At the line between past and forecast", 20),
    ahead: text("Right of *now*", 40),
  }),
  stats: z.array(stat).length(3).describe("The three figures of the first view"),
  award: block("Award", "Strip under the first view", {
    text: text("What was won", 140),
    label: text("Label of the link", 40),
    to: link("The press release"),
  }),
  leaders: heading.describe("Heading above the leaders' cards"),
  screen: block("Screen", "The product, shown at the width of the page", {
    ...titled,
    forecast: reference("Forecast", "name", "The forecast of forecast.json"),
    action,
  }),
  difference: block("Difference", "Before and after, as a table", {
    anchor: anchor("Anchor of the section in addresses"),
    ...titled,
    topicLabel: text("Heading of the first column", 40),
    beforeLabel: text("Heading of the second column", 40),
    afterLabel: text("Heading of the third column", 40),
    rows: z
      .array(
        block("DifferenceRow", "A row of the table", {
          topic: text("What is compared", 60),
          before: text("How it is without", 160),
          after: text("How it is with", 160),
        }),
      )
      .min(1)
      .describe("Rows of the table"),
  }),
  partners: heading.describe("Heading above the partners' carousel"),
  trustedBy: block("TrustedBy", "Strip of customers", {
    title: text("Heading", 90),
    name: text("What the button pauses, e.g. *customer logos*", 40),
  }),
  industryLeaders: block("IndustryLeaders", "Voices from the industry; not shown while there are none", {
    title: text("Heading", 90),
    items: z
      .array(
        block("IndustryLeader", "A voice", {
          name: text("Who says it", 60),
          role: text("Role and company", 90),
          quote: text("What is said, without quotation marks around it", 300),
        }),
      )
      .describe("The voices")
      .optional(),
  }),
  callToAction,
});
