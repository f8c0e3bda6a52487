import { nameRecord, type ContentRecord } from "./check-shape";
import { didYouMean } from "./explain";
import type { Problem } from "./problem";

/** Says what is wrong with an internal link, or nothing. */
export function explainLink(
  link: string,
  paths: ReadonlySet<string>,
  sources: ReadonlySet<unknown>,
): string | undefined {
  if (!link.startsWith("/")) return undefined;
  const path = link.split(/[?#]/u)[0] ?? "";
  if (paths.has(path)) return undefined;
  if (path !== "/" && paths.has(path.replace(/\/$/u, "")))
    return `${path} ends in a slash. Write ${path.replace(/\/$/u, "")}`;
  if (sources.has(path)) return `${path} is a redirect. Link to the page it leads to`;
  return `${path} is not a page.${didYouMean(path, [...paths])} Link to a path that exists`;
}

/** Links of an MDX body: Markdown's `](/path)` and `[name]: /path`, and JSX's `href="/path"`, outside of code. */
const bodyLinkPattern = /(?:\]\(|^ {0,3}\[[^\]\n]+\]:[ \t]*|href=["'])(\/[^)\s"']*)/gmu;
const codePattern = /```[\s\S]*?```|`[^`\n]*`/gu;

/** Checks the links in the text of an article. */
export function checkBodyLinks(
  record: ContentRecord,
  paths: ReadonlySet<string>,
  sources: ReadonlySet<unknown>,
): Problem[] {
  const { body, bodyOffset, file } = record.source;
  const prose = body.replace(codePattern, (code) => code.replace(/[^\n]/gu, " "));
  return [...prose.matchAll(bodyLinkPattern)].flatMap((match) => {
    const message = explainLink(match[1] ?? "", paths, sources);
    if (message === undefined) return [];
    const before = prose.slice(0, match.index + match[0].length - (match[1]?.length ?? 0)).split("\n");
    const place = { line: bodyOffset + before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return [
      {
        file,
        ...place,
        message: `${nameRecord(record)}: the text links to ${match[1] ?? ""}; ${message}.`,
      },
    ];
  });
}
