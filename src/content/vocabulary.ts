import { z } from "zod";

import { block, choice, defineContent, type TermList } from "./define";
import { advise, term, text } from "./fields";
import { isObject } from "./read/record";

/** Reads the names of a list; empty if it is missing or invalid. */
export function readNames(entries: unknown): string[] {
  if (!Array.isArray(entries)) return [];
  const names = entries.map((entry: unknown) => (isObject(entry) ? entry["name"] : entry));
  return names.filter((each) => typeof each === "string");
}

/** Declares a list whose names are unique, ignoring case as the filters do. */
function list<Entry extends z.ZodType<string | { name: string }>>(description: string, entry: Entry) {
  return z
    .array(entry)
    .min(1)
    .refine(
      (entries) => {
        const names = readNames(entries).map((each) => each.toLowerCase());
        return new Set(names).size === names.length;
      },
      { error: advise("has an entry twice", "Write each once") },
    )
    .meta({ description, jsonSchema: { uniqueItems: true } });
}

const name = text("The name, as visitors see it", 40);

/** Employment types of schema.org that Google supports. */
const employmentTypes = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
] as const;

export const vocabulary = defineContent(
  "Vocabulary",
  { noun: "vocabulary", files: "vocabulary.json", holds: "one", labelledBy: "" },
  z.strictObject({
    postTags: list("Tags of the blog, in the order of its filter, which puts *All* before them", name),
    articleCategories: list(
      "Categories of articles, shown above the title",
      block("ArticleCategory", "A category of articles", {
        name,
        tag: term("postTags", "Tag of the blog's filter that its articles have"),
      }),
    ),
    integrationCategories: list(
      "Categories of platforms, in the order of their filter, which puts *All* before them",
      name,
    ).optional(),
    teamGroups: list("Groups of people", name).optional(),
    teamAreas: list("Areas of work, under which the people of a group are shown", name).optional(),
    departments: list("Departments that hire", name).optional(),
    jobTypes: list(
      "Kinds of employment",
      block("JobType", "A kind of employment", {
        name,
        employmentType: choice("EmploymentType", employmentTypes).describe("The same for search engines"),
      }),
    ).optional(),
  } satisfies Record<TermList, z.ZodType>),
);

/** Returns the names of a list; empty if the list is missing or invalid. */
export type Terms = (list: TermList) => string[];

/** Reads the names from the vocabulary record, which may be invalid. */
export function readTerms(value: Readonly<Record<string, unknown>> | undefined): Terms {
  return (key) => readNames(value?.[key]);
}
