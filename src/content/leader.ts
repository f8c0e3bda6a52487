import { z } from "zod";

import { defineContent } from "./define";
import { action, questionChart } from "./blocks";
import { text } from "./fields";

/** Card for one go-to-market leader on the home page. */
export const leader = defineContent(
  "Leader",
  { noun: "leader's card", files: "leaders.json", holds: "list", labelledBy: "role", unique: ["role"] },
  z.strictObject({
    role: text("Short form, e.g. *CRO*", 6),
    title: text("Long form, e.g. *Chief Revenue Officer*", 60),
    question: text("The one question of this role", 90),
    text: text("What the platform answers, in two sentences", 320),
    points: z.array(text("A short phrase", 90)).min(1).describe("What the role gets, as short phrases"),
    chart: questionChart,
    caption: text("What the drawing shows, under it", 90),
    action: action.describe("Where the card leads"),
  }),
);
