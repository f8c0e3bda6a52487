import { z } from "zod";

import { defineContent } from "./define";
import { text } from "./fields";

/** Company value shown on /leadership. */
export const value = defineContent(
  "Value",
  { noun: "value", files: "values.json", holds: "list", labelledBy: "name", unique: ["name"] },
  z.strictObject({
    name: text("The value in two or three words, e.g. *Own It*", 40),
    text: text("What it means in daily work, in two sentences", 320),
  }),
);
