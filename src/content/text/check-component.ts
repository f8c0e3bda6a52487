import { chartRules, type ChartType } from "../../charts/chart-rules";
import { checkValue } from "../check/check-value";
import { findingAt, type LocatedFinding, type Position } from "../problem";
import { didYouMean } from "../suggest";
import { checkChartTable } from "./check-chart";
import { chart, componentRules, type ComponentRule } from "./components";
import { isComment, type MdxElement, type MdxNode } from "./parse-mdx";

/** HTML that a text may contain because Markdown has no syntax for it. */
const elements =
  "a abbr b blockquote br cite code dd del dfn dl dt em figcaption figure hr i ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td th thead time tr u ul var".split(
    " ",
  );
const elementAttributes = ["cite", "colSpan", "dateTime", "href", "id", "lang", "rowSpan", "scope", "title"];

/** Component in a text. */
interface Component {
  at: Position;
  name: string;
  rule: ComponentRule;
  node: MdxElement;
  attributes: ReadonlyMap<string, string>;
  locate: (attribute: string) => Position;
}

/** Reads the attributes whose value is text, not code. An attribute without a value is empty. */
export function readAttributes({ attributes }: MdxElement): Map<string, string> {
  return new Map(
    attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && (attribute.value === null || typeof attribute.value === "string")
        ? [[attribute.name, attribute.value ?? ""]]
        : [],
    ),
  );
}

/** Reports attributes that are code: `<a href={…}>`. */
export function checkCode(node: MdxElement, at: Position): LocatedFinding[] {
  const isCode = node.attributes.some(
    ({ type, value }) => type !== "mdxJsxAttribute" || (typeof value === "object" && value !== null),
  );
  const remedy = 'Write its value in double quotes, e.g. href="/contact"';
  return isCode ? [findingAt(at, "text-code", `<${node.name ?? ""}> has an attribute that is code`, remedy)] : [];
}

/** Reports forbidden elements and attributes: scripts, styles, unknown components. */
export function checkElement(node: MdxElement, at: Position): LocatedFinding[] {
  const name = node.name ?? "";
  if (elements.includes(name)) {
    return node.attributes
      .map((attribute) => (attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}"))
      .filter((attribute) => !elementAttributes.includes(attribute))
      .map((attribute) => {
        const remedy = `${didYouMean(attribute, elementAttributes)}Delete it`;
        return findingAt(at, "attribute-unknown", `<${name}> must not have ${attribute}`, remedy);
      });
  }
  const isComponent = name === "" || /^[A-Z]/u.test(name);
  const components = [...componentRules.keys()];
  const remedy = isComponent ? `Choose from: ${components.join(", ")}` : "Write it as Markdown, or delete it";
  const guess = didYouMean(name, isComponent ? components : elements);
  return [findingAt(at, "element-unknown", `a text must not have <${name}>`, guess + remedy)];
}

function checkAttributes({ at, name, rule, attributes, locate }: Component): LocatedFinding[] {
  return checkValue(rule.attributes, Object.fromEntries(attributes)).map(({ path: [attribute = ""], found }) => ({
    ...found,
    at: attributes.has(String(attribute)) ? locate(String(attribute)) : at,
    message: `<${name}> ${attribute} ${found.message}`,
  }));
}

function isBlank(node: MdxNode): boolean {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") return isComment(node.value);
  return node.type === "text" && node.value.trim() === "";
}

function checkContent({ at, name, rule, node, attributes }: Component): LocatedFinding[] {
  const children = (node.children as MdxNode[]).filter((child) => !isBlank(child));
  const only = children.length === 1 ? children[0] : undefined;
  const report = (message: string, remedy: string) => [
    findingAt(at, "component-content", `<${name}> ${message}`, remedy),
  ];
  switch (rule.holds) {
    case "nothing":
      return children.length > 0 ? report("must be empty", `Write it as ${rule.example}`) : [];
    case "text":
      if (children.length > 0) return [];
      return report("is empty", `Write its text before </${name}>, with an empty line before and after`);
    case "table": {
      if (only?.type !== "table") {
        const remedy = "Write | name | number | rows, with an empty line before and after";
        return report("must contain one table", remedy);
      }
      const type = attributes.get("type") ?? "";
      return name === chart && Object.hasOwn(chartRules, type) ? checkChartTable(only, type as ChartType) : [];
    }
  }
}

/** Checks where a component is, its attributes and its content. */
export function checkComponent(component: Component, isAlone: boolean): LocatedFinding[] {
  const { at, name } = component;
  const message = `<${name}> is inside a paragraph, a list, a quotation or an element`;
  const remedy = "Write it alone on its line, with empty lines around it";
  return [
    ...(isAlone ? [] : [findingAt(at, "component-inside", message, remedy)]),
    ...checkAttributes(component),
    ...checkContent(component),
  ];
}
