import { richRecord } from "../analytics/testing/rich-record";
import { VisitData } from "../analytics/visit-data/visit-data";
import type { Visits } from "../analytics/visit-data/read-visits";
import { Note, Shelf, Specimen } from "./shelf";

const states: readonly { name: string; visits: Visits }[] = [
  { name: "Visits, kept", visits: { state: "kept", record: richRecord } },
  { name: "Visits, none yet", visits: { state: "empty" } },
  { name: "Visits, deleted", visits: { state: "deleted" } },
  { name: "Visits, privacy asked for", visits: { state: "optedOut" } },
];

function ignore(): void {
  // Here nothing is saved, deleted or closed.
}

/** What the dialog of the visitor's own visits holds, in each of its states. */
export function VisitStates() {
  return (
    <Shelf id="visits" title="Visit data">
      {states.map(({ name, visits }) => (
        <Specimen key={name} name={name}>
          <VisitData visits={visits} onDownload={ignore} onDelete={() => Promise.resolve()} onDone={ignore} />
        </Specimen>
      ))}
      <Note>Of a sample record. The site shows it in a dialog, from the footer.</Note>
    </Shelf>
  );
}
