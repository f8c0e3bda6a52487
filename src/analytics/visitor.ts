import { fingerprint, readTraits } from "../browser/fingerprint";
import { readStored, store } from "../browser/storage";
import { visitorKey } from "./keys";

const form = /^[0-9a-z]+-[0-9a-z]+$/u;

/** This browser's id: made once, from the time and the browser's traits (specification, chapter 3). */
export function readVisitor(now: number): string {
  const stored = readStored("local", visitorKey);
  if (stored !== null && stored.length < 60 && form.test(stored)) return stored;
  const id = `${now.toString(36)}-${fingerprint(readTraits())}`;
  store("local", visitorKey, id);
  return id;
}
