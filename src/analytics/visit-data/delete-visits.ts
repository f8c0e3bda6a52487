import { forget } from "../forget";
import { loadAnalytics } from "../load-analytics";
import { stopVisit } from "../stopped";

/** Deletes all, and records nothing more of this visit. */
export async function deleteVisits(): Promise<void> {
  try {
    const { deleteAll } = await loadAnalytics();
    deleteAll();
  } catch {
    // On a page where it could not be loaded nothing records.
    forget();
    stopVisit(Date.now());
  }
}
