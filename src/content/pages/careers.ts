import { z } from "zod";

import { callToAction, heading, point } from "../blocks";
import { block } from "../define";
import { text } from "../fields";
import { definePage } from "./page";

/** Declares a section with headings and texts. */
const points = (description: string) =>
  block("Points", description, {
    title: text("Heading", 90),
    items: z.array(point).min(1).describe("Headings with their texts, in order"),
  });

export const careersPage = definePage("CareersPage", "careers", {
  openings: heading.describe("Heading above the open positions"),
  hiring: points("How hiring works, step by step"),
  life: points("What working here is like: what is offered and expected"),
  month: points("What the first month looks like: days or weeks, and what happens in each"),
  callToAction,
});
