import { formatPagePolicy } from "../../deploy/policy";

/** Script in the head, which marks pages with scripts before the first paint, so that styles can hide controls on the others. */
export const markScripted = 'document.documentElement.dataset.scripted=""';

/** Lets the browser load the document of a link when the pointer rests on it, except files and addresses with a query. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/*\\?(.+)", "/*.*"] } }] },
      eagerness: "moderate",
    },
  ],
});

/** Policy left by an earlier build: Gatsby does not rewrite unchanged pages. */
const earlierPolicy = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const beginning = '<meta charSet="utf-8"/>';
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;
/** Data blocks, which browsers do not execute. */
const dataType = /\stype="(?:application\/(?:ld\+)?json|speculationrules)"/;
const forbiddenAttribute = /<[^>]*\s(on[a-z]+|style|srcdoc)\s*=\s*"/;

/** Returns the tags of a page without its text and the content of scripts and styles. */
function listTags(html: string): string {
  const markup = html.replace(inlineScript, "<script>").replace(inlineStyle, "<style>");
  return Array.from(markup.matchAll(/<[^>]*>/g), ([tag]) => tag).join("");
}

/**
 * Adds a Content Security Policy to a page that allows its inline scripts and styles. Throws if it contains an unknown inline script,
 * an event handler or style attribute, or no `<meta charset>`.
 * @param loader text of the inline script that loads the others
 * @param relay origin of a relay on another host
 */
export function addPolicy(page: string, loader: string, file: string, relay?: string): string {
  const html = page.replace(earlierPolicy, "");
  const scripts = Array.from(html.matchAll(inlineScript), ([, attributes = "", text = ""]) => ({ attributes, text }));
  const unknown = scripts.find(
    ({ attributes, text }) => !dataType.test(attributes) && ![loader, markScripted].includes(text),
  );
  if (unknown) {
    throw new Error(
      `${file}: the policy does not allow the inline script “${unknown.text.slice(0, 60)}…”. Move it to a file.`,
    );
  }
  const [, attribute] = forbiddenAttribute.exec(listTags(html)) ?? [];
  if (attribute !== undefined)
    throw new Error(`${file}: the policy does not allow the attribute “${attribute}”. Set it by a script.`);
  if (!html.includes(beginning)) throw new Error(`${file}: there is no ${beginning} to write the policy after.`);
  const policy = formatPagePolicy({
    // Includes data blocks, which validators require and browsers do not.
    scripts: scripts.map(({ text }) => text),
    styles: Array.from(html.matchAll(inlineStyle), ([, text = ""]) => text),
    ...(relay === undefined ? {} : { relay }),
  });
  return html.replace(beginning, `${beginning}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
