import { finding, findingAt, type Finding, type LocatedFinding, type Problem } from "../problem";
import { problemInText, type ContentRecord } from "../read/record";
import { articlePath } from "../routes";
import { figure, pullQuote } from "../text/components";
import type { LocatedText, TextLink, TextOutline } from "../text/outline";
import { explainAlt, explainImage, type Pictures } from "./check-images";
import { explainLink } from "./check-links";
import type { Targets } from "./targets";

function checkHeadings({ headings }: TextOutline): LocatedFinding[] {
  return headings.flatMap(({ at, level, title }, index) => {
    if (title.trim() === "") return [findingAt(at, "heading-empty", "a heading is empty", "Write it, or delete the #")];
    if (level === 1) {
      const remedy = "Write ## for a chapter: the title of the frontmatter is the page's only first heading";
      return [findingAt(at, "heading-first", `"${title}" is a second title`, remedy)];
    }
    const before = Math.max(1, headings[index - 1]?.level ?? 1);
    if (level <= before + 1) return [];
    const above = before === 1 ? "the title" : "#".repeat(before);
    const message = `"${title}" skips a level: ${"#".repeat(level)} comes after ${above}`;
    return [findingAt(at, "heading-skip", message, `Write ${"#".repeat(before + 1)} for it`)];
  });
}

function explainTextLink({ url, label }: TextLink, targets: Targets, own: string): Finding[] {
  if (label.trim() === "") return [finding("link-empty", "a link has no text", "Write its text in the [ ]")];
  if (url === "") return [finding("link-empty", `the link "${label}" leads nowhere`, "Write its address in the ( )")];
  const prefix = `the text links to ${url}`;
  if (url.startsWith("http:")) {
    return [finding("link-insecure", `${prefix}, which is not https`, `Write ${url.replace(/^http:/u, "https:")}`)];
  }
  if (!/^(?:https:\/\/\w|mailto:\S+@\S|\/(?!\/)|#)/u.test(url)) {
    const path = `/${url.replace(/^[./]+/u, "")}`;
    const remedy = targets.pages.has(path)
      ? `Did you mean "${path}"?`
      : "Write a path of this site, e.g. /contact, or a whole address, e.g. https://www.example.com/page";
    return [finding("link-malformed", `${prefix}, which is not an address`, remedy)];
  }
  return explainLink(url, targets, own).map((found) => ({ ...found, message: `${prefix}; ${found.message}` }));
}

/** Twice the width of the text column, and of a phone. */
const figureLimits = { kind: "image", minWidth: 1200 } as const;
const smallLimits = { kind: "image", minWidth: 960 } as const;

function checkFigures({ figures }: TextOutline, pictures: Pictures): LocatedFinding[] {
  const explain = ({ at, text }: LocatedText, limits: typeof figureLimits | typeof smallLimits) =>
    explainImage(text, limits, pictures).map((each) => ({ ...each, at, message: `<${figure}> ${each.message}` }));
  return figures.flatMap(({ image, small, alt }) => [
    ...explain(image, figureLimits),
    ...(small ? explain(small, smallLimits) : []),
    ...explainAlt(alt.text).map((each) => ({ ...each, at: alt.at, message: `alt ${each.message}` })),
  ]);
}

function checkQuotes({ quotes, start }: TextOutline, hasQuote: boolean): LocatedFinding[] {
  const expected = hasQuote ? 1 : 0;
  if (quotes.length === expected) return [];
  const message = `the text has <${pullQuote} /> ${quotes.length} times`;
  const remedy = hasQuote
    ? "Write it once, alone on its line, where the quote should be shown"
    : "Write pullQuote at the top, or delete it";
  return [findingAt(quotes[expected] ?? start, "quote-count", message, remedy)];
}

/** Validates the text of an article; other records have none. */
export function checkText(record: ContentRecord, targets: Targets, pictures: Pictures): Problem[] {
  const { outline } = record.source;
  if (!outline) return [];
  const own = articlePath(String(record.value["slug"]));
  const found = [
    ...outline.findings,
    ...checkHeadings(outline),
    ...checkQuotes(outline, "pullQuote" in record.value),
    ...checkFigures(outline, pictures),
    ...outline.links.flatMap((link) => explainTextLink(link, targets, own).map((each) => ({ ...each, at: link.at }))),
  ];
  return found.map((each) => problemInText(record, each));
}
