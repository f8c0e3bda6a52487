import { account } from "../kinds/account";
import { article } from "../kinds/article";
import { customer } from "../kinds/customer";
import { forecast } from "../kinds/forecast";
import { leader } from "../kinds/leader";
import { finding, warning, type Problem, type ValuePath } from "../problem";
import { dataFolder } from "../read/data-folder";
import { isObject, problemAt, valueAt, type ContentRecord } from "../read/record";
import { suggest } from "../suggest";
import { teamMember } from "../kinds/team-member";
import { vocabulary, type Terms } from "../vocabulary";
import type { Targets } from "./targets";

/** Sections that can open a page, because their title is its h1. */
const openings = ["hero", "form"];

/** Sections with ids and names of their own, which a page can have once. */
const single = ["form", "forecast"];

/** Sections that lead on, besides those with a link. */
const leading = ["form", "jobs", "posts", "articles"];

/** Sections that show all records of a file. */
const sources: Readonly<Record<string, string>> = {
  articles: article.files,
  leaders: "leaders.json",
  logos: "customers.json",
  "moving-platforms": "integrations.json",
  partners: "partners.json",
  platforms: "integrations.json",
  posts: article.files,
  values: "values.json",
};

/** Lists the sections of a page with their paths in its record; empty for other records. */
export function listSections({ value }: ContentRecord): { path: ValuePath; value: Record<string, unknown> }[] {
  const sections = value["sections"];
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((section: unknown, index) =>
    isObject(section) ? [{ path: ["sections", index], value: section }] : [],
  );
}

/** Reports a page whose first section has no h1, and later sections that have one or repeat the form or the forecast. */
function checkHeadline(record: ContentRecord): Problem[] {
  const sections = listSections(record);
  return sections.flatMap(({ path, value: { section } }, index) => {
    const kind = String(section);
    const before = sections.slice(0, index).map(({ value }) => String(value["section"]));
    const report = (rule: string, message: string, remedy: string) => [
      problemAt(record, [...path, "section"], finding(rule, message, remedy)),
    ];
    if (path[1] === 0 && !openings.includes(kind))
      return report("headline-missing", "has no headline for the page", `Begin with one of ${openings.join(", ")}`);
    if (kind === "hero" && before.some((each) => openings.includes(each)))
      return report("headline-twice", "is a second headline (h1) of the page", "Choose another section");
    const isRepeated = single.includes(kind) && before.includes(kind);
    return isRepeated ? report(`${kind}-twice`, `is a second ${kind}`, "Keep one") : [];
  });
}

function checkAction(record: ContentRecord): Problem[] {
  const sections = listSections(record).map(({ value }) => value);
  // Reads the text, so that a misspelt section, which is reported already, leads on as well.
  const leads = (value: Record<string, unknown>) =>
    leading.includes(String(value["section"])) || JSON.stringify(value).includes('"to":');
  if (sections.length === 0 || sections.some(leads)) return [];
  const found = warning("action-missing", "has no link that leads on", 'Add a section "call-to-action"');
  return [problemAt(record, ["sections"], found)];
}

/** Returns the group of a section, also if it is misspelt, which is reported already; undefined if it is unknown. */
function findGroup(group: unknown, terms: Terms): string | undefined {
  return typeof group === "string" ? suggest(group, terms("teamGroups")) : undefined;
}

/** Returns the tag of an article, which is that of its category; undefined if one of them is unknown. */
function findTag({ value: { category } }: ContentRecord, records: readonly ContentRecord[], terms: Terms) {
  const categories = [records.find(({ definition }) => definition === vocabulary)?.value["articleCategories"]].flat();
  const tag = categories.filter(isObject).find(({ name }) => name === category)?.["tag"];
  return terms("postTags").find((known) => known === tag);
}

/** Whether a list has the slug of an article that visitors see sooner or later. An empty list is reported already. */
function isNamed({ value: { slug, draft } }: ContentRecord, slugs: unknown): boolean {
  return !Array.isArray(slugs) || slugs.length === 0 || (slugs.includes(slug) && draft !== true);
}

/** Warns of sections that show nothing, because their records are missing. It is an error if a link leads to one. */
function checkRecords(
  record: ContentRecord,
  records: readonly ContentRecord[],
  { terms, anchored }: Targets,
): Problem[] {
  return listSections(record).flatMap(({ path, value: { section, group, tag, articles, anchor } }) => {
    const known = section === "people" ? findGroup(group, terms) : undefined;
    const file = known === undefined ? sources[String(section)] : "team.json";
    const isShown = (shown: ContentRecord) =>
      shown.definition.files === file &&
      (section !== "posts" || tag === undefined || [tag, undefined].includes(findTag(shown, records, terms))) &&
      (section !== "articles" || isNamed(shown, articles)) &&
      (known === undefined || shown.value["group"] === known);
    if (file === undefined || records.some(isShown)) return [];
    const report = anchored.has(`${record.source.file}#${String(anchor)}`) ? finding : warning;
    const message = `shows nothing: ${dataFolder}/${file} has no such record`;
    const found = report("section-empty", message, "Add one there, or delete the section");
    return [problemAt(record, [...path, "section"], found)];
  });
}

/** Warns of calls that show nothing, because no account of their forecast has a submitted amount. */
function checkCalls(record: ContentRecord, records: readonly ContentRecord[]): Problem[] {
  const forecasts = records.filter(({ definition }) => definition === forecast);
  const amounts = forecasts
    .flatMap(({ value }) => [valueAt(value, ["accounts", "items"])].flat())
    .map((account) => valueAt(account, ["submitted"]));
  return listSections(record).flatMap(({ path, value: { calls } }) => {
    if (calls === undefined || forecasts.length === 0 || amounts.some((amount) => amount !== undefined)) return [];
    const remedy = `Write submitted in an account of ${dataFolder}/${forecast.files}, or delete it`;
    const found = warning("section-empty", "shows nothing: no account has a submitted amount", remedy);
    return [problemAt(record, [...path, "calls"], found)];
  });
}

/** Most featured customers: those that take turns in a cycle of 12 s, 3 s apart (specification, chapter 9). */
const maxFeatured = 4;

/** Warns of featured customers beside a headline, of which there are none. Reports those that are too many. */
function checkCustomers(record: ContentRecord, records: readonly ContentRecord[]): Problem[] {
  const featured = records.filter(({ definition, value }) => definition === customer && value["featured"] === true);
  if (featured.includes(record) && featured.indexOf(record) >= maxFeatured) {
    const message = `is true, and ${featured.length} customers are featured: only four can take turns`;
    const found = finding("featured-many", message, 'Write "featured": false for all but four');
    return [problemAt(record, ["featured"], found)];
  }
  if (featured.length > 0) return [];
  const remedy = `Write "featured": true in ${dataFolder}/${customer.files}, or delete it`;
  return listSections(record).flatMap(({ path, value: { customers } }) => {
    const found = warning("section-empty", "shows nothing: no customer is featured", remedy);
    return customers === undefined ? [] : [problemAt(record, [...path, "customers"], found)];
  });
}

/** Reports accounts that pay nothing where a drawing shows the change of ARR, which would be a division by zero. */
function checkChanges(record: ContentRecord, records: readonly ContentRecord[]): Problem[] {
  const unpaid = records
    .filter(({ definition, value }) => definition === account && value["arr"] === 0)
    .map(({ value }) => value["slug"]);
  const cards = listSections(record).flatMap(({ path, value }) =>
    [value["cards"]].flat().map((_, index) => [...path, "cards", index, "accounts"]),
  );
  const lists = [...(record.definition === leader ? [["accounts"]] : []), ...cards];
  return lists.flatMap((list) =>
    [valueAt(record.value, list)].flat().flatMap((slug, index) => {
      if (!unpaid.includes(slug)) return [];
      const remedy = `Choose another account, or write its arr in ${dataFolder}/${account.files}`;
      return [
        problemAt(record, [...list, index], finding("account-unpaid", "pays nothing, so it cannot change", remedy)),
      ];
    }),
  );
}

/** Reports people whose group no section shows, if a section shows a group. */
function checkGroups(records: readonly ContentRecord[], terms: Terms): Problem[] {
  const shown = records.flatMap(listSections).filter(({ value }) => value["section"] === "people");
  const groups = shown.flatMap(({ value: { group } }) => findGroup(group, terms) ?? []);
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

export function checkSections(records: readonly ContentRecord[], targets: Targets): Problem[] {
  return [
    ...checkGroups(records, targets.terms),
    ...records.flatMap((record) => [
      ...checkHeadline(record),
      ...checkAction(record),
      ...checkRecords(record, records, targets),
      ...checkCalls(record, records),
      ...checkCustomers(record, records),
      ...checkChanges(record, records),
    ]),
  ];
}
