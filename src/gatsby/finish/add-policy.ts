import type { CheerioAPI } from "cheerio";

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

const policyElement = 'meta[http-equiv="Content-Security-Policy"]';
/** Data blocks, which browsers do not execute. */
const dataBlocks = ["application/json", "application/ld+json", "speculationrules"]
  .map((type) => `[type="${type}"]`)
  .join();
const forbiddenAttribute = /^(?:on[a-z]+|style|srcdoc)$/u;

/**
 * Adds a Content Security Policy to a page that allows its inline scripts and styles. Throws if it contains an unknown inline script,
 * an event handler or style attribute, or no `<meta charset>`.
 * @param loader text of the inline script that loads the others
 * @param relay origin of a relay on another host
 */
export function addPolicy($: CheerioAPI, loader: string, file: string, relay?: string): void {
  const readTexts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const unknown = readTexts(`script:not([src], ${dataBlocks})`).find(
    (text) => text !== loader && text !== markScripted,
  );
  if (unknown !== undefined)
    throw new Error(
      `${file}: the policy does not allow the inline script “${unknown.slice(0, 60)}…”. Move it to a file.`,
    );
  const attributes = $("html, html *")
    .toArray()
    .flatMap(({ attribs }) => Object.keys(attribs));
  const forbidden = attributes.find((name) => forbiddenAttribute.test(name));
  if (forbidden !== undefined)
    throw new Error(`${file}: the policy does not allow the attribute “${forbidden}”. Set it by a script.`);
  const beginning = $("meta[charset]");
  if (beginning.length === 0) throw new Error(`${file}: there is no <meta charset> to write the policy after.`);
  const policy = formatPagePolicy({
    // Includes data blocks, which validators require and browsers do not.
    scripts: readTexts("script:not([src])"),
    styles: readTexts("style"),
    ...(relay === undefined ? {} : { relay }),
  });
  // Gatsby does not rewrite unchanged pages, which have the policy of an earlier build.
  $(policyElement).remove();
  beginning.after(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
