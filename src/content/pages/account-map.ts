import { z } from "zod";

import { block, blocks } from "../define";
import { advise, filled, text } from "../fields";

/** Largest number of accounts in a group. */
export const largestGroup = 24;

const accounts = z.int().min(4).max(largestGroup).describe("How many accounts it has");

const view = {
  label: text("Label of the button that sorts", 20),
  caption: text("What the sorted accounts show", 90),
};

const sum = (groups: readonly { accounts: number }[]) => groups.reduce((total, group) => total + group.accounts, 0);

/** Drawing beside the headline of a product page. */
export const accountMap = block("AccountMap", "Sample accounts, which the visitor sorts by industry or by habit", {
  sample: text("Says that the accounts are a sample", 40),
  sort: text("Name of the control that sorts", 40),
  choose: text("Name of the control that selects an account", 40),
  kept: text("Outcome of a filled mark, e.g. *Renewed*", 20),
  lost: text("Outcome of an open mark, e.g. *Left*", 20),
  count: filled("Outcome of a group", 36, "kept", "accounts"),
  industries: block("MapIndustries", "Accounts by industry, which have similar outcomes", {
    ...view,
    groups: blocks("Six industries", "MapIndustry", "An industry", {
      name: text("Name", 20),
      accounts,
    }).length(6),
  }),
  habits: block("MapHabits", "Accounts by habit, which have different outcomes", {
    ...view,
    groups: blocks("Six habits", "MapHabit", "A habit", {
      name: text("Name", 20),
      accounts,
      kept: z.int().min(0).describe("How many of them had the good outcome"),
    }).length(6),
  }),
})
  .refine(({ industries, habits }) => sum(industries.groups) === sum(habits.groups), {
    error: advise("has not as many accounts by industry as by habit", "Change *accounts* until both sums are equal"),
  })
  .refine(({ habits }) => habits.groups.every(({ accounts: all, kept }) => kept <= all), {
    error: advise("has a habit with more good outcomes than accounts", "Write at most as many in *kept*"),
  });
