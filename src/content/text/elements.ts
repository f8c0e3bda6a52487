import type { Position } from "../problem";
import { didYouMean } from "../suggest";
import { componentRules } from "./components";
import type { TextOutline } from "./text-outline";

/** HTML that a text may hold where Markdown has no words for it. */
const elements = new Set(
  "a abbr b blockquote br cite code dd del dfn dl dt em figcaption figure hr i ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td th thead time tr u ul var".split(
    " ",
  ),
);

const attributes = new Set(["cite", "colSpan", "dateTime", "href", "id", "lang", "rowSpan", "scope", "title"]);

/** Says what is wrong with an element and its attributes. A text holds words: no scripts, no styles, no unknown components. */
export function checkElement(name: string | null, names: readonly string[], at: Position): TextOutline["slips"] {
  if (name === null || !elements.has(name)) {
    const isComponent = name === null || /^[A-Z]/u.test(name);
    const components = [...componentRules.keys()];
    const guess = didYouMean(name, isComponent ? components : [...elements]);
    return [
      {
        at,
        rule: "element-unknown",
        message: `<${name ?? ""}> is nothing that a text may hold`,
        remedy: `${guess}${isComponent ? `Choose from: ${components.join(", ")}` : "Write it as Markdown, or take it out"}`,
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
