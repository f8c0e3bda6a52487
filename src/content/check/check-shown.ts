import type { Traits } from "../define";
import { customer } from "../kinds/customer";
import { teamMember } from "../kinds/team-member";
import { finding, warning, type Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import { isObject, listFields, listValues, problemAt, type ContentRecord, type Field } from "../read/record";
import { suggest } from "../suggest";
import { vocabulary, type Terms } from "../vocabulary";
import { listSections, readTraits } from "./check-sections";
import type { SiteIndex } from "./site-index";

/** Whether a field names what is not there, which is reported already. */
function isUnknown({ value, rule }: Field, { terms, byKey }: SiteIndex): boolean {
  if (rule.kind === "term") return !terms(rule.list).includes(value);
  return rule.kind === "reference" && !byKey(rule.typeName, rule.by).records.has(value);
}

/** Explains why a section or a part of one shows nothing; undefined if it shows something. */
function explainEmpty(
  block: Record<string, unknown>,
  { shows, shownBy }: Traits,
  records: readonly ContentRecord[],
): [message: string, remedy: string] | undefined {
  if (shownBy !== undefined && [block[shownBy] ?? []].flat().length === 0)
    return [`it has no ${shownBy}, and a link leads to it`, `Write ${shownBy}, or delete the link`];
  if (!shows) return undefined;
  const { files, matches = () => true, missing } = shows;
  const names = records.find(({ definition }) => definition === vocabulary)?.value ?? {};
  if (records.some(({ definition, value }) => definition.files === files && matches(block, value, names)))
    return undefined;
  const file = `${dataFolder}/${files}`;
  return missing
    ? [missing.message, `Write ${missing.write} ${file}, or delete it`]
    : [`${file} has no such record`, "Add one there, or delete the section"];
}

/** Warns of sections and their parts that show nothing. It is an error if a link leads to one; some may be empty otherwise. */
function checkEmpty(record: ContentRecord, records: readonly ContentRecord[], siteIndex: SiteIndex): Problem[] {
  const fields = listFields(record);
  return listValues(record.definition.schema, record.value).flatMap(({ path, value, schema }) => {
    const traits = readTraits(schema);
    if (!isObject(value) || !(traits.shows ?? traits.shownBy)) return [];
    const isInside = (field: Field) => path.every((key, index) => key === field.path[index]);
    if (fields.some((field) => isInside(field) && isUnknown(field, siteIndex))) return [];
    const isSection = path.length === 2;
    const isLinked = isSection && siteIndex.anchored.has(`${record.source.file}#${String(value["anchor"])}`);
    const reason = explainEmpty(value, traits, records);
    if (!reason || (traits.shownBy !== undefined && !isLinked)) return [];
    const [message, remedy] = reason;
    const found = (isLinked ? finding : warning)("section-empty", `shows nothing: ${message}`, remedy);
    return [problemAt(record, isSection ? [...path, "section"] : path, found)];
  });
}

/** Most featured customers: those that take turns in a cycle of 12 s, 3 s apart (specification, chapter 9). */
const maxFeatured = 4;

/** Reports featured customers that are too many. */
function checkFeatured(records: readonly ContentRecord[]): Problem[] {
  const featured = records.filter(({ definition, value }) => definition === customer && value["featured"] === true);
  const message = `is true, and ${featured.length} customers are featured: only four can take turns`;
  const found = finding("featured-many", message, 'Write "featured": false for all but four');
  return featured.slice(maxFeatured).map((record) => problemAt(record, ["featured"], found));
}

/** Reports people whose group no section shows, if a section shows a group. */
function checkGroups(records: readonly ContentRecord[], terms: Terms): Problem[] {
  const shown = records.flatMap(listSections).filter(({ traits }) => traits.shows?.files === teamMember.files);
  const known = terms("teamGroups");
  // A misspelt group is reported already.
  const groups = shown.flatMap(({ value: { group } }) =>
    typeof group === "string" ? (suggest(group, known) ?? []) : [],
  );
  if (groups.length === 0) return [];
  const named = new Set(shown.flatMap(({ value }) => value["people"]));
  return records
    .filter(
      ({ definition, value }) =>
        definition === teamMember && !groups.includes(String(value["group"])) && !named.has(value["slug"]),
    )
    .map((record) => {
      const message = `is "${String(record.value["group"])}", which no page shows`;
      const remedy = `Add a section "people" with this group to a page, or choose from: ${groups.join(", ")}`;
      return problemAt(record, ["group"], finding("group-hidden", message, remedy));
    });
}

/** Checks that sections show something, and that what only sections show is shown. */
export function checkShown(records: readonly ContentRecord[], siteIndex: SiteIndex): Problem[] {
  // What a record with a mistake shows is unknown.
  const valid = records.filter((record) => !siteIndex.misshapen.has(record));
  return [
    ...checkGroups(records, siteIndex.terms),
    ...checkFeatured(records),
    ...valid.flatMap((record) => checkEmpty(record, records, siteIndex)),
  ];
}
