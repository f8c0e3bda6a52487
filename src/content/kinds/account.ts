import { z } from "zod";

import { defineContent } from "../define";
import { advise, numbers, slug, text } from "../fields";
import { readNumbers } from "../numbers";
import { readChances } from "../outlook";

/** Declares a chance within 12 months, and half of its 80% range. */
function chance(of: string) {
  return numbers(2, `Chance in percent within 12 months that it ${of}; and half of its 80% range`).refine(
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
      churn: chance("churns: that it renews for less, or not at all"),
      growth: chance("grows"),
      churned: z.int().min(0).describe("ARR after the renewal if it churns, in thousands: 0 if it would leave"),
      grown: z.int().max(9_999_999).describe("ARR after the renewal if it grows, in thousands"),
    })
    .refine((written) => readChances(written).same >= 0, {
      error: advise("is more than 100% together with churn", "Lower one: the rest is the chance of neither"),
      path: ["growth"],
    })
    .refine(({ arr, churned }) => churned < arr || (churned === 0 && arr === 0), {
      error: advise("is not below arr", "Write what is left after churn, or 0 if the account would leave"),
      path: ["churned"],
    })
    .refine(({ arr, grown }) => grown > arr, {
      error: advise("is not above arr", "Write what the account pays after growth"),
      path: ["grown"],
    }),
);
