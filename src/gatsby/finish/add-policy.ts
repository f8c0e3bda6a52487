import { formatPagePolicy } from "../../deploy/policy";

/** Of an earlier build: Gatsby does not write an unchanged page again. */
const earlierPolicy = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const beginning = '<meta charSet="utf-8"/>';
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;
/** Data blocks, which browsers do not execute. */
const dataType = /\stype="application\/(?:ld\+)?json"/;
/** Gatsby's own inline scripts: each sets one property of the window to a text. */
const assignment = /^(?:\/\*<!\[CDATA\[\*\/)?window\.\w+="[^"\\]*";(?:\/\*\]\]>\*\/)?$/;
const forbiddenAttribute = /<[^>]*\s(on[a-z]+|style|srcdoc)\s*=\s*"/;

/** The tags of a page, without its texts and without the content of scripts and styles. */
function listTags(html: string): string {
  const markup = html.replace(inlineScript, "<script>").replace(inlineStyle, "<style>");
  return Array.from(markup.matchAll(/<[^>]*>/g), ([tag]) => tag).join("");
}

/**
 * Writes a policy into a page that allows its inline scripts and styles. Throws an Error with the file's name when there is an inline
 * script that is neither the loader nor Gatsby's, an event handler or a style in an attribute, or no place for the policy.
 * @param loader text of the inline script that loads the others
 * @param file for the error
 * @param relay origin of a relay on another host
 */
export function addPolicy(page: string, loader: string, file: string, relay?: string): string {
  const html = page.replace(earlierPolicy, "");
  const scripts = Array.from(html.matchAll(inlineScript), ([, attributes = "", text = ""]) => ({ attributes, text }));
  const unknown = scripts.find(
    ({ attributes, text }) => !dataType.test(attributes) && text !== loader && !assignment.test(text),
  );
  if (unknown) {
    throw new Error(
      `${file}: the policy does not allow the inline script “${unknown.text.slice(0, 60)}…”. Move it to a file.`,
    );
  }
  const [, attribute] = forbiddenAttribute.exec(listTags(html)) ?? [];
  if (attribute !== undefined) {
    throw new Error(`${file}: the policy does not allow the attribute “${attribute}”. Set it by a script.`);
  }
  if (!html.includes(beginning)) throw new Error(`${file}: there is no ${beginning} to write the policy after.`);
  const policy = formatPagePolicy({
    // With those of data blocks: browsers do not need them, but validators do.
    scripts: scripts.map(({ text }) => text),
    styles: Array.from(html.matchAll(inlineStyle), ([, text = ""]) => text),
    ...(relay === undefined ? {} : { relay }),
  });
  return html.replace(beginning, `${beginning}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
