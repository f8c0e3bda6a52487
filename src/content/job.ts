import { z } from "zod";

import { defineContent } from "./define";
import { country, date, draft, term, text, url } from "./fields";

/** Open position shown on /careers. */
export const job = defineContent(
  "Job",
  { noun: "job", files: "jobs.json", holds: "list", labelledBy: "title", unique: ["applyUrl"] },
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
    description: text("Two or three sentences on the work", 600),
    applyUrl: url("The posting, opened in a new tab by Apply Now"),
    datePosted: date("Day on which the job was first posted; search engines list only jobs with this day").optional(),
    validThrough: date(
      "Last day on which the job is shown, in UTC; without it, the job is shown until it is deleted",
      "through",
    ).optional(),
    draft: draft("true hides the job from visitors; development and previews show it"),
  }),
);
