import { finding, type Finding, type Problem, type ValuePath } from "../problem";
import { dataFolder } from "../read/data-folder";
import { listRuledValues, problemAt, valueAt, type ContentRecord } from "../read/record";
import { redirect } from "../redirect";
import { foldPath, normalizePath } from "../routes";
import { didYouMean } from "../suggest";
import { vocabulary } from "../vocabulary";
import { listSections } from "./check-sections";
import { explainHost } from "./explain-host";
import { listAnchors, type Targets } from "./targets";

function explainAnchor(path: string, anchor: string, { pages, misshapen }: Targets): Finding[] {
  const record = pages.get(path);
  const anchors = record ? listAnchors(record).map((each) => each.anchor) : [];
  // A section with another mistake may have the anchor.
  if (!record || anchors.includes(anchor) || misshapen.has(record)) return [];
  const choices = anchors.map((name) => `#${name}`).join(", ");
  const remedy = anchors.length > 0 ? `Choose from: ${choices}` : "Delete the # and what follows";
  return [finding("anchor-unknown", `${path} has no part #${anchor}`, didYouMean(anchor, anchors) + remedy)];
}

/** @param rest of the link after its path */
function explainPath(path: string, rest: string, targets: Targets): Finding[] {
  const { pages, redirects, files } = targets;
  const bare = path.replace(/\/+$/u, "");
  if (pages.has(bare)) return [finding("link-slash", `${path} ends in a slash`, `Write ${bare}${rest}`)];
  const normal = normalizePath(path) ?? path;
  if (files.has(normal)) return [];
  if (redirects.has(normal)) {
    const target = String(redirects.get(normal));
    const hasRest = !/[?#]/u.test(target) && explainLink(target + rest, targets).length === 0;
    return [finding("link-redirected", `${path} is a redirect`, `Write its target: ${target}${hasRest ? rest : ""}`)];
  }
  if (/\.\w+$/u.test(normal)) {
    const remedy = `${didYouMean(normal, [...files])}Put the file into the folder static, or link to a path that exists`;
    return [finding("link-dead", `there is no file static${normal}`, remedy)];
  }
  const remedy = `${didYouMean(path, [...pages.keys()])}Link to a path that exists`;
  return [finding("link-dead", `${path} is not a page`, remedy)];
}

/**
 * Reports problems of a link. Does not request links to other sites.
 * @param own path of the page that contains the link, for links such as `#part`
 */
export function explainLink(link: string, targets: Targets, own?: string): Finding[] {
  const { siteUrl, pages } = targets;
  if (siteUrl !== "" && (link === siteUrl || link.startsWith(`${siteUrl}/`))) {
    const remedy = `Write the path alone: ${link.slice(siteUrl.length) || "/"}`;
    return [finding("link-absolute", `${link} is this site's own address`, remedy)];
  }
  if (link.startsWith("#") && own !== undefined) return explainAnchor(own, link.slice(1), targets);
  if (!link.startsWith("/")) return [];
  const [address = "", anchor = ""] = link.split("#");
  const path = address.split("?")[0] ?? "";
  if (!pages.has(path)) return explainPath(path, link.slice(path.length), targets);
  return anchor === "" ? [] : explainAnchor(path, anchor, targets);
}

function checkTerm(record: ContentRecord, path: ValuePath, value: string, terms: readonly string[]): Problem[] {
  if (terms.includes(value)) return [];
  const choices = terms.length > 0 ? `Choose from: ${terms.join(", ")}; or add` : "Add";
  const remedy = `${didYouMean(value, terms)}${choices} it to ${dataFolder}/${vocabulary.files}`;
  return [problemAt(record, path, finding("choice-unknown", `is ${JSON.stringify(value)}`, remedy))];
}

/** Reports a link that does not lead to a kind of section. */
function explainSection(link: string, section: string, { pages }: Targets): Finding[] {
  const [path = "", anchor = ""] = link.split("#");
  const sections = [...pages].flatMap(([at, record]) =>
    listSections(record).flatMap(({ value }) =>
      value["section"] === section ? [`${at}#${String(value["anchor"])}`] : [],
    ),
  );
  if (sections.includes(`${path}#${anchor}`)) return [];
  const known = sections.filter((each) => !each.endsWith("#undefined"));
  const remedy = known.length > 0 ? `Choose from: ${known.join(", ")}` : `Write an anchor in a section "${section}"`;
  return [finding("link-section", `${link} is not a section "${section}"`, remedy)];
}

function checkDefinition(record: ContentRecord, path: ValuePath, name: string, { definitions }: Targets): Problem[] {
  const figure = valueAt(record.value, [...path.slice(0, -1), "value"]);
  const value = definitions.get(name);
  if (value !== undefined && value === figure) return [];
  const names = [...definitions.keys()].map(String);
  const found = definitions.has(name)
    ? finding(
        "definition-differs",
        `is the definition of ${String(value)}`,
        "Write this value, or name another definition",
      )
    : finding(
        "definition-unknown",
        `is "${name}", which no section "measures" defines`,
        `${didYouMean(name, names)}${names.length > 0 ? `Choose from: ${names.join(", ")}` : "Delete it"}`,
      );
  return [problemAt(record, path, found)];
}

/** Validates the links, references and terms of a record. */
export function checkLinks(record: ContentRecord, targets: Targets): Problem[] {
  return listRuledValues(record).flatMap(({ path, value, rule }) => {
    if (rule.kind === "link" || rule.kind === "url") {
      const gone = rule.kind === "link" ? explainLink(value, targets) : [];
      const dead =
        rule.kind === "link" && rule.section && gone.length === 0 ? explainSection(value, rule.section, targets) : gone;
      return [
        ...explainHost(value),
        ...dead.map((found) => ({ ...found, message: `leads nowhere: ${found.message}` })),
      ].map((found) => problemAt(record, path, found));
    }
    if (rule.kind === "definition") return checkDefinition(record, path, value, targets);
    if (rule.kind === "term") return checkTerm(record, path, value, targets.terms(rule.list));
    if (rule.kind !== "reference") return [];
    const { keys, files } = targets.keysOf(rule.typeName, rule.by);
    if (keys.has(value)) return [];
    const message = `is "${value}", which is not a ${rule.by} in ${dataFolder}/${files}`;
    const remedy = `${didYouMean(value, [...keys].map(String))}Write one of those`;
    return [problemAt(record, path, finding("reference-unknown", message, remedy))];
  });
}

/** Reports values that must be unique but are not. */
export function checkUnique(records: readonly ContentRecord[]): Problem[] {
  const first = new Map<string, ContentRecord>();
  return records.flatMap((record) =>
    record.definition.unique.flatMap((field) => {
      const value = record.value[field];
      // Hosts compare decoded paths, some without a trailing slash; redirects that differ by case have one file on some disks.
      const compared = record.definition === redirect ? foldPath(String(value)) : value;
      const key = JSON.stringify([record.definition.files, field, compared]);
      const earlier = first.get(key);
      if (value === undefined || !earlier) {
        first.set(key, record);
        return [];
      }
      const { line } = earlier.source.locate([...earlier.at, field]);
      const message = `${JSON.stringify(value)} is used already in ${earlier.source.file}:${line}`;
      return [problemAt(record, [field], finding("value-twice", message, "Choose another"))];
    }),
  );
}
