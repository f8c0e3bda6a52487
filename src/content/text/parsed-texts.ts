import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { LocatedFinding } from "../problem";
import { readCache, writeCache } from "../read/cache";
import { hashCode } from "../read/hash-code";
import type { TextOutline } from "./outline";

/** Outline of a text, or its first syntax error. */
export interface ParsedText {
  outline?: TextOutline;
  error?: LocatedFinding | undefined;
}

/** Texts of this process, because several rules read the same one, and of the last check; by digest. */
const used = new Map<string, ParsedText>();
const earlier = new Map<string, ParsedText>();

/** Returns a text that was parsed before, or parses it. */
export function findText(text: string, parse: (text: string) => ParsedText): ParsedText {
  const key = createHash("sha256").update(text).digest("base64");
  const parsed = used.get(key) ?? earlier.get(key) ?? parse(text);
  used.set(key, parsed);
  return parsed;
}

/** Hashes all code that parses texts, and the versions of the packages. */
function hashParser(): string {
  const project = join(__dirname, "..", "..", "..");
  const packages = readFileSync(join(project, "package-lock.json"));
  return hashCode(["src/content/text/parse-text.ts"], project) + createHash("sha256").update(packages).digest("hex");
}

/** Restores the texts that the last check of a project parsed with the same code. Returns a function that stores those of this one. */
export function restoreTexts(root: string, code = hashParser()): () => void {
  const texts = readCache<Record<string, ParsedText>>(root, "content-texts")[code] ?? {};
  for (const [key, parsed] of Object.entries(texts)) earlier.set(key, parsed);
  return () => writeCache(root, "content-texts", { [code]: Object.fromEntries(used) });
}
