import { z } from "zod";

import { action, callToAction, heading, titled } from "../blocks";
import { block } from "../define";
import { anchor, text } from "../fields";
import { definePage } from "./page";

export const customerStoriesPage = definePage("CustomerStoriesPage", "customer-stories", {
  coming: heading.describe("What is announced"),
  logos: text("What the button under the logos pauses, e.g. *customer logos*", 40),
  links: z.array(action).min(1).describe("Where to go meanwhile"),
  stories: block("ComingStories", "The kinds of story that will come", {
    ...titled,
    items: z
      .array(
        block("StoryKind", "A kind of story", {
          title: text("What such a story is about", 60),
          questions: z.array(text("A question", 120)).length(3).describe("The three questions that it answers"),
        }),
      )
      .min(1)
      .describe("One for each kind"),
  }).optional(),
  measures: block("Measures", "How the figures of the site are measured", {
    anchor: anchor("Anchor of the section in addresses"),
    ...titled,
    labels: block("MeasureLabels", "Labels of the parts of a definition", {
      counts: text("What the figure counts", 30),
      window: text("Over which time", 30),
      limits: text("What it does not say", 30),
    }),
    items: z
      .array(
        block("Measure", "A figure and its definition", {
          value: text("The figure, e.g. *90%+*", 20),
          name: text("What it is called on the site", 60),
          counts: text("What is counted, as a share of what", 240),
          window: text("Over which time", 120),
          limits: text("What the figure does not say", 240),
        }),
      )
      .min(1)
      .describe("The figures"),
  }).optional(),
  callToAction: callToAction.optional(),
});
