import { z } from "zod";

import { callToAction, heading, point } from "../blocks";
import { block } from "../define";
import { text } from "../fields";
import { definePage } from "./page";

export const leadershipPage = definePage("LeadershipPage", "leadership", {
  story: block("Story", "The company's story", {
    title: text("Heading", 90),
    paragraphs: z.array(text("A paragraph", 900)).min(1).describe("The story, paragraph by paragraph"),
    milestones: z.array(point).describe("Year and what happened; may be empty"),
  }),
  values: heading.describe("Heading above the values"),
  join: callToAction,
});
