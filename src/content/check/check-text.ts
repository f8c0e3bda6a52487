import { article } from "../kinds/article";
import { linkPattern } from "../fields";
import {
  finding,
  findingAt,
  replaceText,
  type Finding,
  type Fix,
  type LocatedFinding,
  type Position,
  type Problem,
} from "../problem";
import { listFields, problemAt, problemInText, valueAt, type ContentRecord } from "../read/record";
import { articlePath } from "../routes";
import { pullQuote } from "../text/components";
import { parseText } from "../text/parse-text";
import type { TextLink, TextOutline } from "../text/outline";
import { explainAlt } from "./check-images";
import { explainLink } from "./check-links";
import { explainHost } from "./explain-host";
import type { SiteIndex } from "./site-index";

/** Repairs the level of a heading with # before it. */
function repairHeading(level: number, right: number): { fix: Fix } {
  return { fix: { before: `${"#".repeat(level)} `, after: `${"#".repeat(right)} `, from: 0 } };
}

function checkHeadings({ headings }: TextOutline, above: number): LocatedFinding[] {
  /** Whether a second title has chapters of its own, whose levels would have to change as well. */
  const hasParts = headings.some(({ level }, index) => level <= above && (headings[index + 1]?.level ?? 0) > level);
  return headings.flatMap(({ at, level, title }, index) => {
    if (title.trim() === "") return [findingAt(at, "heading-empty", "a heading is empty", "Write it, or delete the #")];
    if (!/[\p{L}\p{N}]/u.test(title))
      return [findingAt(at, "heading-nameless", `"${title}" has no letter for its anchor`, "Add a word")];
    if (level <= above) {
      const remedy = `Write ${"#".repeat(above + 1)} for a chapter: the title above the text has ${"#".repeat(above)}`;
      const fix = hasParts ? {} : repairHeading(level, above + 1);
      return [findingAt(at, "heading-first", `"${title}" is a second title`, remedy, fix)];
    }
    const before = Math.max(above, headings[index - 1]?.level ?? above);
    if (level <= before + 1) return [];
    const last = before === above ? "the title" : "#".repeat(before);
    const message = `"${title}" skips a level: ${"#".repeat(level)} comes after ${last}`;
    const fix = repairHeading(level, before + 1);
    return [findingAt(at, "heading-skip", message, `Write ${"#".repeat(before + 1)} for it`, fix)];
  });
}

function explainTextLink({ url, label }: TextLink, siteIndex: SiteIndex, own: string): Finding[] {
  if (label.trim() === "") return [finding("link-empty", "a link has no text", "Write its text in the [ ]")];
  if (url === "") return [finding("link-empty", `the link "${label}" leads nowhere`, "Write its address in the ( )")];
  const prefix = `the text links to ${url}`;
  if (url.startsWith("http:")) {
    const secure = url.replace(/^http:/u, "https:");
    return [finding("link-insecure", `${prefix}, which is not https`, `Write ${secure}`, replaceText(url, secure))];
  }
  if (!url.startsWith("#") && !linkPattern.test(url)) {
    const message = `${prefix}, which is not an address`;
    if (url.includes("@")) {
      const fix = /^[^\s/@]+@[^\s/@]+$/u.test(url) ? replaceText(url, `mailto:${url}`) : {};
      return [finding("link-malformed", message, `Write mailto:${url}`, fix)];
    }
    const path = `/${url.replace(/^[./]+/u, "")}`;
    const isPage = siteIndex.pages.has(path.split(/[?#]/u)[0] ?? "");
    const remedy = isPage
      ? `Did you mean "${path}"?`
      : "Write a path of this site, e.g. /contact, or a whole address, e.g. https://www.example.com/page";
    return [finding("link-malformed", message, remedy, isPage ? replaceText(url, path) : {})];
  }
  return [...explainHost(url), ...explainLink(url, siteIndex, own)].map((found) => ({
    ...found,
    message: `${prefix}; ${found.message}`,
  }));
}

function checkQuotes({ quotes, start }: TextOutline, hasQuote: boolean | undefined): LocatedFinding[] {
  const expected = hasQuote ? 1 : 0;
  if (quotes.length === expected) return [];
  const message = `the text has <${pullQuote} /> ${quotes.length} times`;
  const missing = "Write it once, alone on its line, where the quote should be shown";
  const other =
    hasQuote === false ? "Write pullQuote at the top, or delete it" : "Delete it: only an article has a quote";
  const remedy = hasQuote ? missing : other;
  const at = quotes[expected] ?? start;
  // Between empty lines, where it is no part of a paragraph.
  const alone = { before: `\n\n<${pullQuote} />\n\n`, after: "\n\n", from: -2 };
  const isSure = hasQuote === undefined && at.column === 1;
  return [findingAt(at, "quote-count", message, remedy, isSure ? { fix: alone } : {})];
}

interface Surroundings {
  own: string;
  /** Undefined where there can be no quote. */
  hasQuote?: boolean | undefined;
  /** Level of the heading above the text. */
  above?: number;
  siteIndex: SiteIndex;
}

function checkOutline(outline: TextOutline, { own, hasQuote, above = 1, siteIndex }: Surroundings) {
  return [
    ...outline.findings,
    ...checkHeadings(outline, above),
    ...checkQuotes(outline, hasQuote),
    ...outline.figures.flatMap(({ alt: { at, text } }) =>
      explainAlt(text).map((each) => ({ ...each, at, message: `alt ${each.message}` })),
    ),
    ...outline.links.flatMap((link) => explainTextLink(link, siteIndex, own).map((each) => ({ ...each, at: link.at }))),
  ];
}

/** Moves a repair at the beginning of a text into the double quotes of its field. Elsewhere, escapes may be before it. */
function moveFix(fix: Fix, { line, column }: Position): { fix: Fix } {
  return { fix: fix.from === 0 && line === 1 && column === 1 ? { ...fix, from: 1 } : fix };
}

function checkMarkdown(record: ContentRecord, siteIndex: SiteIndex): Problem[] {
  return listFields(record, "markdown").flatMap(({ path, value }) => {
    const { outline, error } = parseText(value);
    const hasTitle = valueAt(record.value, [...path.slice(0, -1), "title"]) !== undefined;
    const surroundings = { own: String(record.value["path"]), above: hasTitle ? 2 : 1, siteIndex };
    const found = error ? [error] : outline ? checkOutline(outline, surroundings) : [];
    return found.map(({ at, ...each }) => problemAt(record, path, { ...each, ...(each.fix && moveFix(each.fix, at)) }));
  });
}

export function checkText(record: ContentRecord, siteIndex: SiteIndex): Problem[] {
  const { outline } = record.source;
  if (!outline) return checkMarkdown(record, siteIndex);
  const { slug, path = articlePath(String(slug)) } = record.value;
  const hasQuote = record.definition === article ? "pullQuote" in record.value : undefined;
  const found = checkOutline(outline, { own: String(path), hasQuote, siteIndex });
  return found.map((each) => problemInText(record, each));
}
