import { z } from "zod";

import { callToAction, heading, person, point } from "../blocks";
import { block } from "../define";
import { text } from "../fields";
import { definePage } from "./page";

export const leadershipPage = definePage("LeadershipPage", "leadership", {
  story: block("Story", "The company's story", {
    title: text("Heading", 90),
    paragraphs: z.array(text("A paragraph", 900)).min(1).describe("The story, paragraph by paragraph"),
    milestones: z.array(point).describe("Year and what happened").optional(),
  }),
  founders: z.array(person()).describe("Slugs of the founders, shown in the first view").optional(),
  values: heading.describe("Heading above the values"),
  join: callToAction,
});
