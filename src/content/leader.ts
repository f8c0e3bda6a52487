import { z } from "zod";

import { defineContent } from "./define";
import { text } from "./fields";

/** Charts that a card can have; each is drawn in `src/components/art/question-charts.tsx`. */
export const leaderCharts = ["forecast", "decline", "cohorts"] as const;

/** Card for one go-to-market leader on the home page. */
export const leader = defineContent(
  "Leader",
  { noun: "leader's card", files: "leaders.json", holds: "list", labelledBy: "role", unique: ["role"] },
  z.strictObject({
    role: text("Short form, e.g. *CRO*", 6),
    title: text("Long form, e.g. *Chief Revenue Officer*", 60),
    question: text("The one question this role asks", 90),
    text: text("What the platform answers, in two sentences", 320),
    points: z.array(text("A short phrase", 90)).min(1).describe("What the role gets, as short phrases"),
    chart: z.enum(leaderCharts).describe("The drawing of the question"),
  }),
);
