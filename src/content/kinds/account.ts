import { z } from "zod";

import { defineContent } from "../define";
import { advise, numbers, slug, text } from "../fields";
import { readNumbers } from "../numbers";

/** Declares a chance within 12 months, and half of its 80% range. */
function chance(of: string) {
  return numbers(2, `Chance in percent that it ${of} within 12 months, and half of its 80% range`).refine(
    (written) => {
      const [percent = 0, half = 0] = readNumbers(written);
      return half >= 0 && percent - half >= 0 && percent + half <= 100;
    },
    { error: advise("has a range outside of 0 to 100%", "Write a smaller range") },
  );
}

/** Sample account. Drawings, charts and demos name it by its slug, so that all show the same account. */
export const account = defineContent(
  "Account",
  {
    noun: "account",
    files: "accounts.json",
    isOptional: true,
    holds: "list",
    labelledBy: "name",
    unique: ["slug", "name"],
  },
  z
    .strictObject({
      slug: slug("Key by which drawings name the account, e.g. *halden-bank*"),
      name: text("Name of the account", 20),
      industry: text("Its industry, e.g. *Banking*", 20),
      cohort: text("Its cohort, by habit", 24),
      arr: z.int().min(0).max(9_999_999).describe("ARR in thousands, level until the renewal; 0 after a loss"),
      renewal: z.int().min(1).max(12).describe("In how many months its contract is renewed"),
      churn: chance("leaves or shrinks"),
      growth: chance("grows"),
      outlook: numbers(
        3,
        "ARR after the renewal, in thousands: low and high of its 80% range, and between them the expected",
      ),
    })
    .refine(
      ({ outlook }) => {
        const [low = 0, expected = 0, high = 0] = readNumbers(outlook);
        return low >= 0 && low <= expected && expected <= high;
      },
      {
        error: advise("has an outlook out of order", "Write low, expected and high, e.g. 620 1130 1880"),
        path: ["outlook"],
      },
    ),
);
