import { z } from "zod";

import { action } from "../blocks";
import { block, blocks, defineContent } from "../define";
import { advise, payingAccount, text } from "../fields";

const share = (description: string) => z.int().min(0).max(100).describe(`${description}, in percent`);

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
      accounts: z
        .array(payingAccount("A slug of accounts.json"))
        .min(2)
        .max(10)
        .describe("Draws the predicted change of ARR of these accounts, from top to bottom")
        .optional(),
      shares: block("LeaderShares", "Draws what a group of customers does, beside all others", {
        group: text("Name of the group", 30),
        others: text("Name of the others", 30),
        rows: blocks("What they do, in order", "LeaderShare", "Something that customers do", {
          name: text("What it is, e.g. *Reports shared*", 30),
          group: share("Customers of the group that do it"),
          others: share("Other customers that do it"),
        })
          .min(2)
          .max(6),
      }).optional(),
      chart: z
        .enum(["decline"])
        .describe("Draws usage that declines: a file in `src/components/art/charts/`")
        .optional(),
      mark: text("Name of the dashed line of the chart", 20).optional(),
      axis: z
        .array(text("A label, e.g. *This week*", 16))
        .max(3)
        .describe("Labels of the axis of the chart: the ends, or the ends and the middle")
        .optional(),
      caption: text("What the drawing shows, under it", 90),
      action: action.describe("Where the card leads"),
    })
    .refine(({ chart, accounts, shares }) => [chart, accounts, shares].filter(Boolean).length === 1, {
      error: advise("has not one drawing", "Write one of accounts, shares and chart"),
    })
    .refine(({ chart, mark, axis }) => chart !== undefined || (mark ?? axis) === undefined, {
      error: advise("has a mark or an axis without a chart", "Delete it"),
    }),
);
