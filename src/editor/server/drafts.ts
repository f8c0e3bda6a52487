import { existsSync, readFileSync } from "node:fs";

import { checkContent, createMemory } from "../../content/check/check-content";
import type { ContentDefinition } from "../../content/define";
import { dataFolder } from "../../content/read/data-folder";
import { findDefinition } from "../../content/read/read-content";
import { composeMdx, writeMdx } from "../../content/write/write-mdx";
import { writeJson } from "../../content/write/write-json";
import type { Draft, Told } from "../shared/api";
import { Refusal } from "./answer";
import { resolveContent } from "./data-path";

/** Files are checked again and again while somebody types; only what has changed is read. */
const memory = createMemory();

function readBase(root: string, path: string): string {
  const file = resolveContent(root, path);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function definitionOf({ path, value }: Draft): ContentDefinition {
  const definition = findDefinition(path, value);
  if (!definition) throw new Refusal(400, `${path} is of no kind.`);
  return definition;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** The text of a file with a draft in it, formatted, and otherwise as it was. */
export async function writeDraft(root: string, draft: Draft): Promise<string> {
  const definition = definitionOf(draft);
  const base = readBase(root, draft.path);
  if (draft.path.endsWith(".mdx")) return writeMdx(base, fieldsOf(draft.value), draft.body, definition);
  return writeJson(base, draft.value, definition);
}

/** Text of an article as it was typed, so that its lines are those the editor sees. */
function composeDraft(root: string, draft: Draft): { text: string; bodyOffset: number } {
  const text = composeMdx(readBase(root, draft.path), fieldsOf(draft.value), draft.body, definitionOf(draft));
  return { text, bodyOffset: text.slice(0, text.length - draft.body.length).split("\n").length - 1 };
}

/** Lists what is to be mended in all content as it would be with the drafts saved. */
export async function checkDrafts(root: string, drafts: readonly Draft[]): Promise<Told[]> {
  const changes: Record<string, string> = {};
  const bodyOffsets = new Map<string, number>();
  for (const draft of drafts) {
    const composed = draft.path.endsWith(".mdx") ? composeDraft(root, draft) : undefined;
    changes[draft.path] = composed?.text ?? (await writeDraft(root, draft));
    if (composed) bodyOffsets.set(draft.path, composed.bodyOffset);
  }
  return checkContent(root, { changes, memory }).map(({ file, path, level, message, remedy, line }) => {
    const below = file.slice(dataFolder.length + 1);
    const bodyOffset = bodyOffsets.get(below) ?? Infinity;
    const place = { ...(path ? { path } : {}), ...(line > bodyOffset ? { bodyLine: line - bodyOffset } : {}) };
    return { file: below, ...place, level, message, remedy, line };
  });
}
