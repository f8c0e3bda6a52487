import { distance } from "fastest-levenshtein";

import type { ValuePath } from "../problem";
import { isShownText, listValues } from "../read/record";

export interface Sentence {
  path: ValuePath;
  text: string;
}

/** Sentences of a field of the earlier version that are no longer there (`gone`), and new ones there or after it (`came`). */
export interface Change {
  path: ValuePath;
  gone: string[];
  came: string[];
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Lists the sentences of all shown texts in a value, without the targets of links and attributes that are not text. */
export function listSentences(schema: unknown, value: unknown, at: ValuePath): Sentence[] {
  return listValues(schema, value, at).flatMap(({ path, value: field, schema: own }) => {
    if (typeof field !== "string" || !isShownText(own)) return [];
    const shown = field.replace(/\[([^\]]*)\]\([^)]*\)|\b(?:href|id|image|small|type)="[^"]*"/gu, "$1");
    const sentences = [...segmenter.segment(shown)].map(({ segment }) => segment.replace(/\s+/gu, " ").trim());
    return sentences.filter(Boolean).map((text) => ({ path, text }));
  });
}

/** Returns how alike sentences are, from 0 to 1, and more if they follow the same one; 0 for those of different fields. */
function compare(...both: readonly [Sentence & { after: string }, Sentence & { after: string }]): number {
  const [one, other] = both;
  const [name, otherName] = both.map(({ path }) => path.filter((key) => typeof key === "string").join());
  const likeness = 1 - distance(one.text, other.text) / Math.max(one.text.length, other.text.length);
  return name === otherName ? likeness + (one.after === other.after ? 0.5 : 0) : 0;
}

/** Finds what was changed, added or deleted between two versions; not what was moved. */
export function findChanges(before: readonly Sentence[], now: readonly Sentence[]): Change[] {
  const [old, current] = [before, now].map((version) => new Set(version.map(({ text }) => text)));
  const isKept = ({ text }: Sentence) => old?.has(text) === current?.has(text);
  const listOthers = (version: readonly Sentence[]) =>
    [...version.entries()]
      .map(([index, each]) => ({ ...each, after: version.slice(0, index).findLast(isKept)?.text ?? "" }))
      .filter((each) => !isKept(each));
  const [gone, came] = [listOthers(before), listOthers(now)];
  const pairs = came.flatMap((added) => gone.map((lost) => ({ added, lost, score: compare(added, lost) })));
  pairs.sort((one, other) => other.score - one.score);
  const paired = new Set<Sentence>();
  const changes = new Map<string, Change>();
  const add = (key: string, { path }: Partial<Sentence>, lost: string[], added: string[]) => {
    const known = changes.get(key) ?? { path: path ?? [], gone: [], came: [] };
    changes.set(key, { ...known, gone: [...known.gone, ...lost], came: [...known.came, ...added] });
  };
  for (const { added, lost, score } of pairs) {
    if (score < 0.5 || paired.has(added) || paired.has(lost)) continue;
    paired.add(added).add(lost);
    add(`changed ${lost.path.join()}`, lost, [lost.text], [added.text]);
  }
  for (const each of came.filter((added) => !paired.has(added)))
    add(`added ${each.after}`, before.find(({ text }) => text === each.after) ?? {}, [], [each.text]);
  for (const each of gone.filter((lost) => !paired.has(lost))) add(`deleted ${each.after}`, each, [each.text], []);
  return [...changes.values()];
}
