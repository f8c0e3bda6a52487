import { article } from "../article";
import type { Problem } from "../problem";
import { nameRecord, type ContentRecord } from "../read/record";
import { articlePath } from "../routes";
import { figure, pullQuote } from "../text/components";
import type { Placed, TextFigure, TextImage, TextLink, TextOutline } from "../text/text-outline";
import { explainAlt, explainImage, type PictureReader } from "./check-images";
import { explainLink, type LinkFault } from "./check-links";
import type { Targets } from "./targets";

function explainHeadings({ headings }: TextOutline): (Placed & LinkFault)[] {
  return headings.flatMap(({ at, level, title }, index) => {
    if (title.trim() === "") {
      return [{ at, rule: "heading-empty", message: "a heading is empty", remedy: "Write it, or take the # out" }];
    }
    if (level === 1) {
      const remedy = "Write ## for a chapter: the title of the frontmatter is the page's only first heading";
      return [{ at, rule: "heading-first", message: `"${title}" is a second title`, remedy }];
    }
    const before = Math.max(1, headings[index - 1]?.level ?? 1);
    if (level <= before + 1) return [];
    const remedy = `Write ${"#".repeat(before + 1)} for it`;
    const message = `"${title}" skips a level: ${"#".repeat(level)} comes after ${before === 1 ? "the title" : "#".repeat(before)}`;
    return [{ at, rule: "heading-skip", message, remedy }];
  });
}

function explainTextLink({ url, label }: TextLink, targets: Targets, own: string): LinkFault | undefined {
  if (label.trim() === "")
    return { rule: "link-empty", message: "a link says nothing", remedy: "Write its words in the [ ]" };
  if (url === "")
    return { rule: "link-empty", message: `the link "${label}" leads nowhere`, remedy: "Write its address in the ( )" };
  if (url.startsWith("http:"))
    return {
      rule: "link-insecure",
      message: `the text links to ${url}, which is not https`,
      remedy: `Write ${url.replace(/^http:/u, "https:")}`,
    };
  if (!/^(?:https:\/\/\w|mailto:\S+@\S|\/(?!\/)|#)/u.test(url)) {
    const path = `/${url.replace(/^[./]+/u, "")}`;
    const remedy = targets.paths.has(path)
      ? `Did you mean "${path}"?`
      : "Write a path of this site, e.g. /contact, or a whole address, e.g. https://www.example.com/page";
    return { rule: "link-malformed", message: `the text links to ${url}, which is not an address`, remedy };
  }
  const fault = explainLink(url, targets, own);
  return fault && { ...fault, message: `the text links to ${url}; ${fault.message}` };
}

function refuseImage({ url, alt }: TextImage): LinkFault {
  const image = url.replace(/^.*\/images\//u, "");
  return {
    rule: "text-image",
    message: `the text shows ${url} in Markdown`,
    remedy: `Write <${figure} image="${image}" alt="${alt || "What it shows"}" />`,
  };
}

/** What an article's pictures are checked with. */
export interface Pictures {
  images: ReadonlySet<string>;
  reader: PictureReader;
}

/** Twice the width of the text. */
const figureLimits = { kind: "image", minWidth: 1200 } as const;

function explainFigure({ at, image, alt, altAt }: TextFigure, { images, reader }: Pictures): (Placed & LinkFault)[] {
  const fault = explainAlt(alt);
  return [
    ...explainImage(image, figureLimits, images, reader).map((each) => ({
      at,
      ...each,
      message: `<${figure}> ${each.message}`,
    })),
    ...(fault ? [{ at: altAt, ...fault, message: `alt ${fault.message}` }] : []),
  ];
}

function explainQuotes({ quotes }: TextOutline): (Placed & LinkFault)[] {
  if (quotes.length === 1) return [];
  const at = quotes[1]?.at ?? { line: 1, column: 1 };
  return [
    {
      at,
      rule: "quote-count",
      message: `the text holds <${pullQuote} /> ${quotes.length} times`,
      remedy: "Write it once, alone on its line, where the quote is to stand",
    },
  ];
}

/** Checks the text of an article. */
export function checkText(
  record: ContentRecord,
  outline: TextOutline,
  targets: Targets,
  pictures: Pictures,
): Problem[] {
  if (record.definition !== article) return [];
  const slug = record.value["slug"];
  const own = articlePath(typeof slug === "string" ? slug : "");
  const faults = [
    ...outline.faults,
    ...explainHeadings(outline),
    // A text that does not compile may hold the quote where nobody sees it.
    ...(outline.faults.some(({ rule }) => rule === "text-syntax") ? [] : explainQuotes(outline)),
    ...outline.images.map((image) => ({ at: image.at, ...refuseImage(image) })),
    ...outline.figures.flatMap((each) => explainFigure(each, pictures)),
    ...outline.links.flatMap((link) => {
      const fault = explainTextLink(link, targets, own);
      return fault ? [{ at: link.at, ...fault }] : [];
    }),
  ];
  return faults.map(({ at, rule, message, remedy }) => ({
    file: record.source.file,
    line: record.source.bodyOffset + at.line,
    column: at.column,
    level: "error",
    rule,
    message: `${nameRecord(record)}: ${message}`,
    remedy,
  }));
}
