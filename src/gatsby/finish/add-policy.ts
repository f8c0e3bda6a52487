import { writePagePolicy } from "../../deploy/policy";

/** Of an earlier build: a page that has not changed since is not written again. */
const earlierPolicy = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const beginning = '<meta charSet="utf-8"/>';
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;
/** Gatsby's own inline scripts: each sets one property of the window to a text. */
const assignment = /^(?:\/\*<!\[CDATA\[\*\/)?window\.\w+="[^"\\]*";(?:\/\*\]\]>\*\/)?$/;
const handler = /<[^>]*\s(on[a-z]+|style|srcdoc)\s*=\s*"/;

/** JSON that search engines read is never run: anybody may write it. */
function isData(attributes: string): boolean {
  return /\stype="application\/(?:ld\+)?json"/.test(attributes);
}

/** The page without what is between the tags of scripts and styles, and without its texts. */
function listTags(html: string): string {
  return (
    html
      .replace(inlineScript, "<script>")
      .replace(inlineStyle, "<style>")
      .match(/<[^>]*>/g)
      ?.join("") ?? ""
  );
}

/**
 * Writes into a page the policy that allows its inline scripts and styles and no others. Throws an Error that names the file when
 * there is an inline script that is neither the loader nor Gatsby's, a handler or a style in an attribute, or no place for the policy.
 * @param loader text of the inline script that loads the others
 * @param file for the error
 * @param relay origin of a relay on another host
 */
export function addPolicy(page: string, loader: string, file: string, relay?: string): string {
  const html = page.replace(earlierPolicy, "");
  const inline = Array.from(html.matchAll(inlineScript), ([, attributes = "", text = ""]) => ({ attributes, text }));
  const { text: stranger } =
    inline.find(({ attributes, text }) => !isData(attributes) && text !== loader && !assignment.test(text)) ?? {};
  if (stranger !== undefined) {
    throw new Error(
      `${file}: there is an inline script that no policy allows: “${stranger.slice(0, 60)}…”. Put it into a file.`,
    );
  }
  const [, attribute] = handler.exec(listTags(html)) ?? [];
  if (attribute !== undefined) {
    throw new Error(
      `${file}: there is an attribute “${attribute}”, which no policy allows. Give it to the element by a script.`,
    );
  }
  if (!html.includes(beginning))
    throw new Error(`${file}: there is no ${beginning} after which the policy could stand.`);
  const styles = Array.from(html.matchAll(inlineStyle), ([, text = ""]) => text);
  // Browsers ask for no hash of structured data, which they do not run, but checkers do.
  const policy = writePagePolicy({
    scripts: inline.map(({ text }) => text),
    styles,
    ...(relay === undefined ? {} : { relay }),
  });
  return html.replace(beginning, `${beginning}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
