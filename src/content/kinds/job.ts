import { z } from "zod";

import { person } from "../blocks";
import { block, choice, defineContent } from "../define";
import { advise, country, currency, date, draft, term, text, urlOrMail } from "../fields";

/** Times for which pay is stated, as schema.org has them in capitals. */
const payUnits = ["hour", "day", "week", "month", "year"] as const;

/** Open position shown on /careers. */
export const job = defineContent(
  "Job",
  { noun: "job", files: "jobs.json", holds: "list", labelledBy: "title" },
  z.strictObject({
    title: text("As the posting has it, e.g. *Senior Data Engineer*", 80).min(3),
    department: term("departments", "Department that hires"),
    location: text("Where the work is done, e.g. *Mexico City* or *Remote (US)*", 60),
    remote: z
      .boolean()
      .describe("true if the work can be done from anywhere in the country, or in the world if there is no country")
      .optional(),
    country: country(
      "Country as an ISO 3166 code, e.g. *US*; search engines need it, except for a remote job",
    ).optional(),
    type: term("jobTypes", "Kind of employment"),
    pay: block("Pay", "What the job pays before taxes", {
      currency: currency("Currency as an ISO 4217 code, e.g. *USD*"),
      min: z.int().min(1).describe("Lowest amount"),
      max: z.int().min(1).describe("Highest amount; the lowest once more if there is one amount"),
      unit: choice("PayUnit", payUnits).describe("Time that it is paid for"),
    })
      .refine(({ min, max }) => min <= max, { error: advise("has a max below its min", "Exchange the two amounts") })
      .optional(),
    description: text("Two or three sentences on the work", 600),
    manager: person("Slug of the person in team.json to whom the job reports").optional(),
    applyUrl: urlOrMail("The posting, opened in a new tab by Apply Now, or a mail address after *mailto:*"),
    datePosted: date(
      "Day on which the job was first posted; search engines list only jobs with this day; with a later day the job appears on that day, in UTC",
      "from",
    ).optional(),
    validThrough: date(
      "Last day on which the job is shown, in UTC; without it, the job is shown until it is deleted",
      "through",
    ).optional(),
    draft: draft("true hides the job from visitors; development and previews show it"),
  }),
);
