import { z } from "zod";

import { point, titled } from "../blocks";
import { block, blocks } from "../define";
import { filled, reference, text } from "../fields";
import { section } from "./section";

const label = text("What it is, e.g. *Cohort*", 30);
const value = text("What it says", 30);
const note = text("Beside it, smaller", 36);

const part = (description: string) => block("RecordPart", description, { label, value, note });

/** Parts of the picture, in the order of the steps that add them. */
export const walkthrough = section(
  "walkthrough",
  "Five steps beside one picture, an account's record, to which each adds a part",
  {
    ...titled,
    record: block("WalkthroughRecord", "The picture: a record of a sample account", {
      sample: text("Marks the data as a sample", 20),
      account: reference("Account", "slug", "A slug of accounts.json"),
      events: part("The first part: what is recorded"),
      contract: part("The second part: whose it is"),
      cohort: block("RecordCohort", "The third part: its cohort, that of accounts.json", {
        label,
        note: filled("Outcome of the cohort", 36, "kept", "accounts"),
        kept: z.int().min(0).describe("How many of its accounts had the good outcome"),
        accounts: z.int().min(2).max(24).describe("How many accounts are in it"),
      }),
      prediction: block("RecordPrediction", "The fourth part: the more probable prediction of accounts.json", {
        label,
        value: filled("Range of its chance", 30, "low", "high"),
        note: filled("Its chance", 36, "chance"),
      }),
      next: part("The last part: what is done"),
    }),
    steps: blocks("The five steps in order", "WalkthroughStep", "A step", {
      title: text("Heading", 80),
      text: text("Text under it", 400),
      more: point.describe("A line under it, e.g. with the heading *You bring*"),
    }).length(5),
  },
);
