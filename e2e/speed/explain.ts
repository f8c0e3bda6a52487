import type { Figure } from "./budgets";
import { readChunkName } from "./files-of-page";
import { findChain, writeChain, type ImportGraph } from "./find-chain";
import { listModules, type Part } from "./list-modules";
import { everywhere, listTemplates } from "./read-imports";
import type { PageFile, Weighed } from "./weigh-page";

/** Lines of a list; the rest is small. */
const most = 12;

/** Which files a figure counts; `nodes` counts none, `style` those in the page as well. */
const counted: Readonly<Partial<Record<Figure, (file: PageFile) => boolean>>> = {
  html: ({ kind }) => kind === "html",
  script: ({ kind }) => kind === "script",
  earlyScripts: ({ kind, early }) => kind === "script" && early,
  style: ({ kind }) => kind === "html" || kind === "style",
  font: ({ kind }) => kind === "font",
  viewImages: ({ kind, unseen }) => kind === "image" && !unseen,
  firstView: ({ unseen }) => !unseen,
  requests: () => true,
};

function writeKiB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;
}

/** The template of a page: Gatsby names its script after it. */
function findTemplate(route: string): string | undefined {
  const chunk = readChunkName(route);
  return listTemplates()
    .filter((file) => `${chunk}-`.startsWith(`component---${file.replaceAll(/[/.]/gu, "-")}-`))
    .sort((one, other) => other.length - one.length)[0];
}

function explainModules({ route, files }: Weighed, graph: ImportGraph): string[] {
  const scripts = files.filter(({ kind, ahead }) => kind === "script" && !ahead).map(({ path }) => path);
  const template = findTemplate(route);
  const starts = template ? [template, everywhere] : [everywhere];
  const parts = listModules(scripts);
  function write({ name, bytes }: Part): string {
    const chain = findChain(graph, starts, name);
    return `    ${writeKiB(bytes)}  ${chain ? writeChain(chain) : name}`;
  }
  const own = parts.filter(({ name }) => name.startsWith("src/"));
  const others = parts.filter((part) => !own.includes(part));
  return [
    "  What is in them, before compression (→ imports, ⇢ loads later). Ours:",
    ...own.slice(0, most).map(write),
    "  Of packages; those without a chain are brought by Gatsby or by another package:",
    ...others.slice(0, most).map(write),
  ];
}

/** Says of a page where a figure comes from: files or parts, and for scripts their modules and who imports them. */
export function explain(weighed: Weighed, figure: Figure, graph: ImportGraph): string[] {
  if (figure === "nodes")
    return weighed.parts.slice(0, most).map(({ name, nodes }) => `    ${String(nodes).padStart(7)}      ${name}`);
  const files = weighed.files
    .filter((file) => counted[figure]?.(file))
    .sort((one, other) => other.bytes - one.bytes)
    .map(
      ({ path, bytes, ahead, early }) =>
        `    ${writeKiB(bytes)}  ${path}${ahead ? " (ahead)" : ""}${figure === "script" && early ? " (before the first paint)" : ""}`,
    );
  const listed = figure === "requests" ? files : files.slice(0, most);
  const rest = files.length > listed.length ? [`    and ${files.length - listed.length} more`] : [];
  return [...listed, ...rest, ...(figure === "script" ? explainModules(weighed, graph) : [])];
}
