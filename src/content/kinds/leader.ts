import { z } from "zod";

import { defineContent } from "../define";
import { action, drawing, drawingMarks } from "../blocks";
import { advise, payingAccount, text } from "../fields";

/** Card for one go-to-market leader on the home page. */
export const leader = defineContent(
  "Leader",
  { noun: "leader's card", files: "leaders.json", holds: "list", labelledBy: "role", unique: ["role"] },
  z
    .strictObject({
      role: text("Short form, e.g. *CRO*", 6),
      title: text("Long form, e.g. *Chief Revenue Officer*", 60),
      question: text("The one question of this role", 90),
      text: text("What the platform answers, in two sentences", 320),
      points: z.array(text("A short phrase", 90)).min(1).describe("What the role gets, as short phrases"),
      chart: drawing.describe("Which drawing is beside the text; left out with *accounts*").optional(),
      marks: z
        .array(text("A name", 20))
        .describe("Names of its marks: the dashed line of *decline*, three *cohorts* (gray, blue, green)")
        .optional(),
      axis: z
        .array(text("A label, e.g. *+$2M*", 16))
        .max(3)
        .describe("Labels of its axis: the ends, or the ends and the middle")
        .optional(),
      accounts: z
        .array(payingAccount("A slug of accounts.json"))
        .min(2)
        .max(10)
        .describe("Accounts whose predicted change of ARR is drawn, from top to bottom")
        .optional(),
      caption: text("What the drawing shows, under it", 90),
      action: action.describe("Where the card leads"),
    })
    .refine(({ chart, accounts }) => (chart === undefined) !== (accounts === undefined), {
      error: advise("has not one drawing", "Write either accounts or chart"),
    })
    .refine(({ chart, axis }) => chart !== undefined || axis === undefined, {
      error: advise("has an axis without a chart", "Delete it"),
    })
    .refine(({ chart = "", marks = [] }) => marks.length === 0 || marks.length === drawingMarks[chart], {
      error: advise("has another number of marks than its chart", "Name every mark of the chart, or none"),
    }),
);
