import { findingAt, replaceText, type Fix, type LocatedFinding, type Position } from "../problem";
import { findSame } from "../check/repair-value";
import { didYouMean } from "../suggest";
import { componentRules } from "./components";
import { getPosition, isComment, type MdxElement, type MdxNode } from "./mdx-nodes";

/** HTML that a text may contain because Markdown has no syntax for it. */
const elements =
  "a abbr b blockquote br cite code dd del dfn dl dt em figcaption figure hr i ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td th thead time tr u ul var".split(
    " ",
  );
/** HTML that shows something from another address. */
const embedded = ["audio", "embed", "iframe", "object", "video"];
const elementAttributes = ["cite", "colSpan", "dateTime", "href", "id", "lang", "rowSpan", "scope", "title"];

/** Reports attributes that are code: `<a href={…}>`. */
function checkCodeAttributes(node: MdxElement, at: Position): LocatedFinding[] {
  const isCode = node.attributes.some(
    ({ type, value }) => type !== "mdxJsxAttribute" || (typeof value === "object" && value !== null),
  );
  const remedy = 'Write its value in double quotes, e.g. href="/contact"';
  return isCode ? [findingAt(at, "text-code", `<${node.name ?? ""}> has an attribute that is code`, remedy)] : [];
}

/** Deletes colors, fonts and distances of other programs, if they are the first attribute. Other styles may mean something. */
function deleteStyle({ name, attributes: [attribute] }: MdxElement): { fix?: Fix } {
  const value = attribute?.type === "mdxJsxAttribute" && attribute.name === "style" ? attribute.value : undefined;
  const isSure =
    typeof value === "string" &&
    /^(?:\s*(?:color|background-color|font-family|font-size|line-height|(?:margin|padding)(?:-[a-z]+)?)\s*:\s*(?!0|transparent|rgba|hsla)[^;"]*(?:;|$))+\s*$/u.test(
      value,
    );
  return isSure ? { fix: { before: ` style="${value}"`, after: "", from: `<${name ?? ""}`.length } } : {};
}

/** Reports forbidden elements and attributes: scripts, styles, unknown components. */
function checkElement(node: MdxElement, at: Position): LocatedFinding[] {
  const name = node.name ?? "";
  if (elements.includes(name)) {
    return node.attributes
      .map((attribute) => (attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}"))
      .filter((attribute) => !elementAttributes.includes(attribute))
      .map((attribute) => {
        const remedy = `${didYouMean(attribute, elementAttributes)}Delete it`;
        const same = findSame(attribute, elementAttributes);
        const fix = attribute === "style" ? deleteStyle(node) : replaceText(` ${attribute}`, same && ` ${same}`);
        return findingAt(at, "attribute-unknown", `<${name}> must not have ${attribute}`, remedy, fix);
      });
  }
  const isComponent = name === "" || /^[A-Z]/u.test(name);
  const components = [...componentRules.keys()];
  const instead = embedded.includes(name) ? "Write a link to what it shows" : "Write it as Markdown, or delete it";
  const remedy = isComponent ? `Choose from: ${components.join(", ")}` : instead;
  const guess = didYouMean(name, isComponent ? components : elements);
  return [findingAt(at, "element-unknown", `a text must not have <${name}>`, guess + remedy)];
}

/** Numbers, which are shown as they are written. A name may stand for a value, and a text in quotes for itself. */
const numeric = /^[ \d.,+=%/-]*\d[ \d.,+=%/-]*$/u;

/** Reports a node that a text must not contain: code, and elements that could run it. */
export function checkCode(node: MdxNode): LocatedFinding[] {
  const at = getPosition(node);
  switch (node.type) {
    case "mdxjsEsm":
      return [
        findingAt(at, "text-code", "a line that begins with import or export is code", "Begin it with another word"),
      ];
    case "mdxFlowExpression":
    case "mdxTextExpression":
      if (isComment(node.value)) return [];
      return [
        findingAt(at, "text-code", `{${node.value}} is code`, "Write \\{ and \\} for the braces themselves", {
          ...replaceText(`{${node.value}}`, numeric.test(node.value) ? `\\{${node.value}\\}` : undefined),
        }),
      ];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return [...checkCodeAttributes(node, at), ...(componentRules.has(node.name ?? "") ? [] : checkElement(node, at))];
    default:
      return [];
  }
}
