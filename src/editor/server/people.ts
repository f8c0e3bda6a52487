import { readFileSync } from "node:fs";
import { join } from "node:path";

import { dataFolder } from "../../content/read/data-folder";
import { isObject } from "../../content/read/record";
import { teamMember } from "../../content/team-member";
import type { NamePerson } from "../preview/render-preview";

function readRecords(root: string): unknown[] {
  try {
    const value: unknown = JSON.parse(readFileSync(join(root, dataFolder, teamMember.files), "utf8"));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Names the people of the content, for previews. */
export function readPeople(root: string): NamePerson {
  return (slug) => {
    const person = readRecords(root).find((record) => isObject(record) && record["slug"] === slug);
    return isObject(person) ? { name: String(person["name"]), role: String(person["role"]) } : undefined;
  };
}
