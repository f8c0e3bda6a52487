import type { Position } from "../problem";
import { didYouMean } from "../suggest";
import { componentRules } from "./components";
import type { MdxElement } from "./parse-mdx";
import type { TextOutline } from "./text-outline";

/** HTML that a text may hold where Markdown has no syntax for it. */
const elements =
  "a abbr b blockquote br cite code dd del dfn dl dt em figcaption figure hr i ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td th thead time tr u ul var".split(
    " ",
  );
const attributes = ["cite", "colSpan", "dateTime", "href", "id", "lang", "rowSpan", "scope", "title"];

/** Reports attributes that hold code: `<a href={…}>`. */
export function checkCode(node: MdxElement, at: Position): TextOutline["faults"] {
  const isCode = node.attributes.some(
    ({ type, value }) => type !== "mdxJsxAttribute" || (typeof value === "object" && value !== null),
  );
  if (!isCode) return [];
  const message = `<${node.name ?? ""}> has an attribute that reads as code`;
  return [{ at, rule: "text-code", message, remedy: 'Write its value in double quotes, e.g. href="/contact"' }];
}

/** Reports what is wrong with an element and its attributes: a text holds no scripts, no styles, no unknown components. */
export function checkElement(node: MdxElement, at: Position): TextOutline["faults"] {
  const name = node.name ?? "";
  if (!elements.includes(name)) {
    const isComponent = name === "" || /^[A-Z]/u.test(name);
    const components = [...componentRules.keys()];
    const guess = didYouMean(name, isComponent ? components : elements);
    const remedy = isComponent ? `Choose from: ${components.join(", ")}` : "Write it as Markdown, or take it out";
    return [
      { at, rule: "element-unknown", message: `<${name}> is nothing that a text may hold`, remedy: guess + remedy },
    ];
  }
  return node.attributes
    .map((attribute) => (attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}"))
    .filter((attribute) => !attributes.includes(attribute))
    .map((attribute) => ({
      at,
      rule: "attribute-unknown",
      message: `<${name}> has ${attribute}, which a text may not have`,
      remedy: `${didYouMean(attribute, attributes)}Take it out`,
    }));
}
