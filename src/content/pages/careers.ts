import { z } from "zod";

import { heading, point } from "../blocks";
import { block } from "../define";
import { text } from "../fields";
import { definePage } from "./page";

export const careersPage = definePage("CareersPage", "careers", {
  openings: heading.describe("Heading above the open positions"),
  life: block("Life", "What working here is like", {
    title: text("Heading", 90),
    items: z.array(point).min(1).describe("What is offered and expected"),
  }),
});
