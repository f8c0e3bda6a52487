import { maxAccounts } from "../kinds/forecast";
import { finding, type Finding, type Problem } from "../problem";
import { problemAt, problemInText, valueAt, type ContentRecord } from "../read/record";
import { accountAnchor, isReservedAnchor } from "../routes";
import { listSections } from "./check-sections";
import { listAnchors, type Anchor } from "./site-index";

/** Lists the ids that a page derives from an anchor: of the headings of chapters, and of the accounts of a forecast. */
function listDerived(record: ContentRecord, anchor: string, place: unknown): string[] {
  if (!Array.isArray(place)) return [];
  if (place.includes("chapters")) return [`${anchor}-title`];
  const { section } = (valueAt(record.value, place.slice(0, -1)) ?? {}) as { section?: unknown };
  return section === "forecast" ? Array.from({ length: maxAccounts }, (_, index) => accountAnchor(anchor, index)) : [];
}

function explain({ anchor, place }: Anchor, hasForm: boolean, taken: ReadonlySet<string>): Finding | undefined {
  const remedy = "line" in place ? "Choose another, or other words for the heading" : "Choose another";
  const name = JSON.stringify(anchor);
  if (isReservedAnchor(anchor, hasForm))
    return finding("anchor-reserved", `${name} is a name of the page's own parts`, remedy);
  return taken.has(anchor) ? finding("anchor-twice", `${name} is an anchor of this page already`, remedy) : undefined;
}

/** Reports anchors that are there twice on a page, or that are ids of the page itself. */
export function checkAnchors(record: ContentRecord): Problem[] {
  const anchors = listAnchors(record);
  const hasForm = listSections(record).some(({ value }) => value["section"] === "form");
  const taken = new Set(anchors.flatMap(({ anchor, place }) => listDerived(record, anchor, place)));
  return anchors.flatMap((each) => {
    const { anchor, place } = each;
    const found = explain(each, hasForm, taken);
    taken.add(anchor);
    if (!found) return [];
    return "line" in place ? problemInText(record, { ...found, at: place }) : problemAt(record, place, found);
  });
}
