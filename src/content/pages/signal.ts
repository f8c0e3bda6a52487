import { z } from "zod";

import { block, blocks, choice } from "../define";
import { advise, filled, numbers, reference, text } from "../fields";
import { readNumbers } from "../numbers";

/** Courses of the sample accounts in the first view. */
const signalCourses = ["growing", "steady", "leaving"] as const;

/** Declares numbers of weekly users within the range of the drawing. */
function users(count: number, description: string) {
  return numbers(count, `${description} (0 to 160)`).refine(
    (written) => readNumbers(written).every((number) => number >= 0 && number <= 160),
    {
      error: advise("has a number outside of the drawing", "Write numbers from 0 to 160"),
    },
  );
}

const signalAccount = block("SignalAccount", "A sample account", {
  course: choice("SignalCourse", signalCourses).describe("Course of the account, which also determines its color"),
  label: text("Name of the course", 12),
  account: reference("Account", "slug", "Slug of an account of accounts.json"),
  usage: users(13, "Weekly users by month, from 12 months before the renewal to the renewal"),
  ranges: users(6, "Low and high of the forecasts made 9, 6 and 3 months before the renewal").refine(
    (written) => {
      const all = readNumbers(written);
      return [0, 2, 4].every((at) => (all[at] ?? 0) <= (all[at + 1] ?? 0));
    },
    { error: advise("has a high below its low", "Write the low before the high of each forecast") },
  ),
  outcome: text("What happened at the renewal, with the last number of *usage*", 60),
  events: blocks("Events, the oldest first, at least three months apart", "SignalEvent", "An event on the line", {
    before: z.int().min(2).max(10).describe("How many months before the renewal, which was last month"),
    text: text("What happened", 24),
  })
    .min(2)
    .max(3)
    .refine(
      (events) => events.every(({ before }, index) => index === 0 || (events[index - 1]?.before ?? 0) - before >= 3),
      {
        error: advise(
          "has events that are too near, or in another order",
          "Write the oldest first, three months apart",
        ),
      },
    ),
});

/** Drawing beside the headline of the home page. */
export const signal = block("Signal", "The drawing of the first view: sample accounts on their way to a renewal", {
  sample: text("Says that the accounts are a sample", 20),
  unit: text("What the line counts, e.g. *Weekly users*", 24).optional(),
  choose: text("Name of the control that selects an account", 40),
  moment: text("Name of the control that selects the moment", 40),
  now: text("At the line where the forecast begins", 20),
  moments: z
    .array(text("A moment, e.g. *9 months before*", 20))
    .length(4)
    .describe("Names of the moments 9, 6 and 3 months before the renewal, and of the renewal"),
  forecast: filled("The forecast for the renewal", 60, "low", "high"),
  accounts: z
    .array(signalAccount)
    .length(3)
    .refine((accounts) => new Set(accounts.map(({ course }) => course)).size === accounts.length, {
      error: advise("has two accounts of one course", `Write one of each: ${signalCourses.join(", ")}`),
    })
    .describe("One account of each course"),
});
