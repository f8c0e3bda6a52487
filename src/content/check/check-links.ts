import { finding, replaceText, type Finding, type Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import { listFields, problemAt, valueAt, type ContentRecord, type Field } from "../read/record";
import { redirect } from "../kinds/redirect";
import { foldPath, normalizePath } from "../routes";
import { chooseFrom, didYouMean } from "../suggest";
import { vocabulary } from "../vocabulary";
import { listSections } from "./check-sections";
import { repairChoice } from "./repair-value";
import { explainOther } from "../languages/check-languages";
import { explainHost } from "./explain-host";
import { followRedirects } from "./follow-redirects";
import { listAnchors, type SiteIndex } from "./site-index";

function explainAnchor(path: string, anchor: string, { pages, misshapen }: SiteIndex): Finding[] {
  const record = pages.get(path);
  const anchors = record ? listAnchors(record).map((each) => each.anchor) : [];
  // A section with another mistake may have the anchor.
  if (!record || anchors.includes(anchor) || misshapen.has(record)) return [];
  const choices = anchors.map((name) => `#${name}`).join(", ");
  const remedy = anchors.length > 0 ? `Choose from: ${choices}` : "Delete the # and what follows";
  return [finding("anchor-unknown", `${path} has no part #${anchor}`, didYouMean(anchor, anchors) + remedy)];
}

/** @param rest of the link after its path */
function explainPath(path: string, rest: string, siteIndex: SiteIndex): Finding[] {
  const { pages, redirects, files } = siteIndex;
  const bare = path.replace(/\/+$/u, "");
  if (pages.has(bare)) {
    const fix = replaceText(path + rest, bare + rest);
    return [finding("link-slash", `${path} ends in a slash`, `Write ${bare}${rest}`, fix)];
  }
  const normal = normalizePath(path) ?? path;
  if (files.has(normal)) return [];
  if (redirects.has(normal)) {
    const { chain, isLoop } = followRedirects(normal, redirects);
    // The check of redirects reports the loop.
    if (isLoop) return [];
    const target = chain.at(-1) ?? "";
    const hasRest = !/[?#]/u.test(target) && explainLink(target + rest, siteIndex).length === 0;
    const whole = target + (hasRest ? rest : "");
    // What follows the path would be lost.
    const fix = rest === "" || hasRest ? replaceText(path + rest, whole) : {};
    return [finding("link-redirected", `${path} is a redirect`, `Write its target: ${whole}`, fix)];
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
export function explainLink(link: string, siteIndex: SiteIndex, own?: string): Finding[] {
  const { siteUrl, pages } = siteIndex;
  const other = explainOther(link, siteIndex);
  if (other) return other;
  if (siteUrl !== "" && (link === siteUrl || link.startsWith(`${siteUrl}/`))) {
    const path = link.slice(siteUrl.length) || "/";
    const message = `${link} is this site's own address`;
    return [finding("link-absolute", message, `Write the path alone: ${path}`, replaceText(link, path))];
  }
  if (link.startsWith("#") && own !== undefined) return explainAnchor(own, link.slice(1), siteIndex);
  if (!link.startsWith("/")) return [];
  const [address = "", anchor = ""] = link.split("#");
  const path = address.split("?")[0] ?? "";
  if (!pages.has(path)) return explainPath(path, link.slice(path.length), siteIndex);
  return anchor === "" ? [] : explainAnchor(path, anchor, siteIndex);
}

function explainTerm(value: string, terms: readonly string[]): Finding[] {
  if (terms.includes(value)) return [];
  const choices = terms.length > 0 ? `Choose from: ${terms.join(", ")}; or add` : "Add";
  const remedy = `${didYouMean(value, terms)}${choices} it to ${dataFolder}/${vocabulary.files}`;
  return [finding("choice-unknown", `is ${JSON.stringify(value)}`, remedy, repairChoice(value, terms))];
}

/** Reports a link that does not lead to a kind of section. */
function explainSection(link: string, section: string, { pages }: SiteIndex): Finding[] {
  const known = [...pages].flatMap(([path, record]) =>
    listSections(record)
      .filter(({ value }) => value["section"] === section && value["anchor"] !== undefined)
      .map(({ value }) => `${path}#${String(value["anchor"])}`),
  );
  if (known.includes(link)) return [];
  const remedy = chooseFrom(link, known, `Write an anchor in a section "${section}"`);
  return [finding("link-section", `${link} is not a section "${section}"`, remedy)];
}

function explainDefinition(name: string, figure: unknown, { definitions }: SiteIndex): Finding[] {
  const value = definitions.get(name);
  // A figure without a value is not shown.
  if (definitions.has(name) && (figure === undefined || value === figure)) return [];
  const remedy = "Write this value, or name another definition";
  if (definitions.has(name)) return [finding("definition-differs", `is the definition of ${String(value)}`, remedy)];
  const message = `is "${name}", which no section "measures" defines`;
  return [finding("definition-unknown", message, chooseFrom(name, [...definitions.keys()].map(String), "Delete it"))];
}

function explainReference(
  value: string,
  { typeName, by, positive }: Field<"reference">["rule"],
  { byKey }: SiteIndex,
): Finding[] {
  const { records, files } = byKey(typeName, by);
  const file = `${dataFolder}/${files}`;
  const known = records.get(value);
  if (!known) {
    const remedy = `${didYouMean(value, [...records.keys()].map(String))}Write one of those`;
    const fix = repairChoice(value, [...records.keys()].map(String));
    return [finding("reference-unknown", `is "${value}", which is not a ${by} in ${file}`, remedy, fix)];
  }
  if (positive === undefined || known[positive] !== 0) return [];
  const remedy = `Choose another, or write its ${positive} in ${file}`;
  return [finding("reference-zero", `is "${value}", whose ${positive} is 0, so that it cannot change`, remedy)];
}

/** Explains a field that is a link, with `section` to a section of this kind. */
function explainLinkField(link: string, section: string | undefined, siteIndex: SiteIndex): Finding[] {
  const dead = explainLink(link, siteIndex);
  const found = section === undefined || dead.length > 0 ? dead : explainSection(link, section, siteIndex);
  return found.map((each) => ({ ...each, message: (each.level ? "" : "leads nowhere: ") + each.message }));
}

export function checkLinks(record: ContentRecord, siteIndex: SiteIndex): Problem[] {
  function explain({ path, value, rule }: Field): Finding[] {
    switch (rule.kind) {
      case "url":
        return explainHost(value);
      case "link":
        return [...explainHost(value), ...explainLinkField(value, rule.section, siteIndex)];
      case "definition":
        return explainDefinition(value, valueAt(record.value, [...path.slice(0, -1), "value"]), siteIndex);
      case "term":
        return explainTerm(value, siteIndex.terms(rule.list));
      case "reference":
        return explainReference(value, rule, siteIndex);
      default:
        return [];
    }
  }
  return listFields(record).flatMap((each) => explain(each).map((found) => problemAt(record, each.path, found)));
}

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
