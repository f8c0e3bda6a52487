import type { OpenFile } from "../../shared/api";
import { isDirty, openDocument, type Document } from "./document";

const key = "drafts";

interface StoredDraft {
  file: OpenFile;
  value: unknown;
  body: string;
}

export type Documents = Readonly<Record<string, Document>>;

/** Keeps what was typed and not saved, so that it outlives a reload of this window. */
export function storeDrafts(documents: Documents, storage: Pick<Storage, "setItem" | "removeItem">): void {
  const dirty = Object.values(documents).filter(isDirty);
  if (dirty.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(dirty.map(({ file, now }) => ({ file, ...now }) satisfies StoredDraft)));
}

/** What was typed before this window was loaded again. What cannot be read is left out. */
export function readDrafts(storage: Pick<Storage, "getItem">): Documents {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? "[]") as StoredDraft[];
    return Object.fromEntries(
      stored.map(({ file, value, body }) => {
        const document = openDocument(file);
        return [file.path, { ...document, now: { value, body }, past: [document.now] }];
      }),
    );
  } catch {
    return {};
  }
}
