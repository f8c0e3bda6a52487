import { teamPage } from "../pages/team";
import { finding, type Problem } from "../problem";
import { isObject, problemAt, type ContentRecord } from "../read/record";
import { teamMember } from "../team-member";

function listGroups({ value }: ContentRecord): unknown[] {
  const groups = value["groups"];
  return Array.isArray(groups) ? groups.map((group: unknown) => (isObject(group) ? group["name"] : undefined)) : [];
}

/** Reports people of a group that the team page does not show. */
export function checkGroups(records: readonly ContentRecord[]): Problem[] {
  const page = records.find(({ definition }) => definition === teamPage);
  const groups = page ? listGroups(page) : [];
  if (!page || groups.length === 0) return [];
  return records
    .filter(({ definition, value }) => definition === teamMember && !groups.includes(value["group"]))
    .map((record) => {
      const message = `is "${String(record.value["group"])}", which ${page.source.file} does not show`;
      return problemAt(
        record,
        ["group"],
        finding("group-hidden", message, `Add it to groups there, or choose from: ${groups.join(", ")}`),
      );
    });
}
