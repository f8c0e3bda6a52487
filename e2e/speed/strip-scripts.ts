/** Inside of a tag: quoted values may hold a `>`. */
const attributes = String.raw`(?:\s(?:"[^"]*"|'[^']*'|[^"'>])*)?`;

const scripts = new RegExp(String.raw`<script(${attributes})>[\s\S]*?</script\s*>`, "giu");
const links = new RegExp(String.raw`<link(${attributes})>`, "giu");

/** Value of an attribute of a tag, in lower case; empty when there is none. */
function readAttribute(tag: string, name: string): string {
  const found = new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, "iu").exec(tag);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").toLowerCase();
}

/** Whether a link fetches for scripts alone: a script, or the data that one reads. */
function isForScripts(tag: string): boolean {
  const kinds = readAttribute(tag, "rel").split(/\s+/u);
  if (kinds.includes("modulepreload")) return true;
  const early = kinds.includes("preload") || kinds.includes("prefetch");
  return early && ["script", "fetch"].includes(readAttribute(tag, "as"));
}

/**
 * A page without anything that runs: its scripts are taken out, and the links that fetch scripts or their data ahead. Structured
 * data stays. All other bytes stay as they are, so that what is compared differs in nothing else.
 */
export function stripScripts(html: string): string {
  return html
    .replace(scripts, (whole, tag: string) => (readAttribute(tag, "type") === "application/ld+json" ? whole : ""))
    .replace(links, (whole, tag: string) => (isForScripts(tag) ? "" : whole));
}
