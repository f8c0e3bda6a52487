import type { Position } from "../problem";
import { didYouMean } from "../suggest";
import type { TextOutline } from "./text-outline";

/** Stands alone on its line, where the quote of the frontmatter is to be. */
export const pullQuote = "PullQuote";

/** HTML that a text may hold where Markdown has no words for it. */
const elements = new Set(
  "a abbr b blockquote br cite code dd del dfn dl dt em figcaption figure hr i ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td th thead time tr u ul var".split(
    " ",
  ),
);

const attributes = new Set(["cite", "colspan", "dateTime", "href", "id", "lang", "rowspan", "scope", "title"]);

/** Says what is wrong with an element and its attributes. A text holds words: no scripts, no styles, no components but the quote. */
export function judgeElement(name: string | null, names: readonly string[], at: Position): TextOutline["slips"] {
  if (name === pullQuote) return [];
  if (name === null || !elements.has(name)) {
    const component = name === null || /^[A-Z]/u.test(name);
    const known = component ? [pullQuote] : [...elements];
    const guess = didYouMean(name, known);
    return [
      {
        at,
        rule: "element-unknown",
        message: `<${name ?? ""}> is nothing that a text may hold`,
        remedy: `${guess}${component ? `The only component is <${pullQuote} />` : "Write it as Markdown, or take it out"}`,
      },
    ];
  }
  return names
    .filter((attribute) => !attributes.has(attribute))
    .map((attribute) => ({
      at,
      rule: "attribute-unknown",
      message: `<${name}> has ${attribute}, which a text may not have`,
      remedy: `${didYouMean(attribute, [...attributes])}Take it out`,
    }));
}

/** Says that the quote stands inside of something: on the page it parts the text. */
export function judgeQuote(isAlone: boolean, at: Position): TextOutline["slips"] {
  if (isAlone) return [];
  const message = `<${pullQuote} /> stands inside a list, a quotation or an element`;
  return [{ at, rule: "quote-inside", message, remedy: "Write it alone on its line, with empty lines around it" }];
}
