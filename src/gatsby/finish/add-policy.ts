import { writePagePolicy } from "../../deploy/policy";

/** Of an earlier build: a page that has not changed since is not written again. */
const earlierPolicy = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const beginning = '<meta charSet="utf-8"/>';
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;
const handler = /<[^>]*\s(on[a-z]+|style|srcdoc)\s*=\s*"/;

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
 * there is a handler or a style in an attribute, or no place for the policy.
 * @param file for the error
 * @param relay origin of a relay on another host
 */
export function addPolicy(page: string, file: string, relay?: string): string {
  const html = page.replace(earlierPolicy, "");
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
    scripts: Array.from(html.matchAll(inlineScript), ([, text = ""]) => text),
    styles,
    ...(relay === undefined ? {} : { relay }),
  });
  return html.replace(beginning, `${beginning}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}
