import { removeStored } from "../browser/storage";
import { recordKey, visitorKey } from "./keys";

/** Deletes all that is kept of the visitor's visits. */
export function forget(): void {
  removeStored("local", recordKey);
  removeStored("local", visitorKey);
}
