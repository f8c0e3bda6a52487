import { isEqual } from "../../../content/write/equal";
import type { OpenFile } from "../../shared/api";
import { mergeValues } from "../../shared/merge-values";

/** What a file says at a moment. */
export interface Snapshot {
  value: unknown;
  body: string;
}

/** A file in work: what it is on disk as far as is known, what it is here, and the way there and back. */
export interface Document {
  /** As it was read last; the draft is made on top of it. */
  file: OpenFile;
  now: Snapshot;
  past: readonly Snapshot[];
  future: readonly Snapshot[];
  /** The field that was changed last and when: typing on in it is one step. */
  last?: { key: string; at: number } | undefined;
  /** What stands on disk instead of what was read; null where the file is gone. */
  theirs?: OpenFile | null | undefined;
}

const typingPause = 1000;
const mostSteps = 200;

export function openDocument(file: OpenFile): Document {
  return { file, now: { value: file.value, body: file.body }, past: [], future: [] };
}

export function isDirty({ file, now }: Document): boolean {
  return now.body !== file.body || !isEqual(now.value, file.value);
}

/** Changes a document; `key` names the field, so that letters typed one after the other are one step. */
export function change(document: Document, now: Snapshot, key: string, at: number): Document {
  if (isEqual(now.value, document.now.value) && now.body === document.now.body) return document;
  const { last } = document;
  const goesOn = last?.key === key && at - last.at < typingPause && document.past.length > 0;
  const past = goesOn ? document.past : [...document.past, document.now].slice(-mostSteps);
  return { ...document, now, past, future: [], last: { key, at } };
}

export function undo(document: Document): Document {
  const now = document.past.at(-1);
  if (!now) return document;
  return {
    ...document,
    now,
    past: document.past.slice(0, -1),
    future: [document.now, ...document.future],
    last: undefined,
  };
}

export function redo(document: Document): Document {
  const [now, ...future] = document.future;
  if (!now) return document;
  return { ...document, now, past: [...document.past, document.now], future, last: undefined };
}

/** The file was saved, from what stood here at `sent`; formatting may have changed it a little. */
export function saved(document: Document, sent: Snapshot, file: OpenFile): Document {
  const isStill = isEqual(document.now.value, sent.value) && document.now.body === sent.body;
  const now = isStill ? { value: file.value, body: file.body } : document.now;
  return { ...document, file, now, theirs: undefined, last: undefined };
}

/** The file is another one on disk. Where nothing was changed here, it is shown; otherwise it waits for a decision. */
export function changedOnDisk(document: Document, theirs: OpenFile | null): Document {
  if (theirs?.version === document.file.version) return { ...document, theirs: undefined };
  if (theirs && !isDirty(document)) return openDocument(theirs);
  return { ...document, theirs };
}

function step(document: Document, file: OpenFile, now: Snapshot): Document {
  return { file, now, past: [...document.past, document.now], future: [] };
}

/** Shows theirs. What was typed here is one step back. */
export function takeTheirs(document: Document): Document {
  const { theirs } = document;
  return theirs ? step(document, theirs, { value: theirs.value, body: theirs.body }) : document;
}

/** Puts what was changed here on top of theirs. Of an article's text that both changed, mine stays and theirs is one step back. */
export function keepMine(document: Document, keys: readonly string[]): Document {
  const { file, now, theirs } = document;
  if (!theirs) return document;
  const value = mergeValues(file.value, now.value, theirs.value, keys);
  const body = now.body === file.body ? theirs.body : now.body;
  const theirSnapshot = { value: theirs.value, body: theirs.body };
  return { file: theirs, now: { value, body }, past: [...document.past, document.now, theirSnapshot], future: [] };
}
