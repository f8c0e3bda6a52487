import { chartRules, type ChartType } from "../../charts/chart-rules";
import { checkValue } from "../check/check-value";
import { findingAt, type Fix, type LocatedFinding, type Position } from "../problem";
import { checkChartTable } from "./check-chart";
import { chart, type ComponentRule } from "./components";
import { explainPlain } from "./explain-plain";
import { isComment, type MdxElement, type MdxNode } from "./mdx-nodes";

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

function checkComponentAttributes({ at, name, rule, attributes, locate }: Component): LocatedFinding[] {
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

/**
 * Checks where a component is, its attributes and its content.
 * @param move repair of its place; undefined if it is alone on its line
 */
export function checkComponent(component: Component, move: { fix?: Fix } | undefined): LocatedFinding[] {
  const { at, name, attributes, locate } = component;
  const message = `<${name}> is inside a paragraph, a list, a quotation or an element`;
  const remedy = "Write it alone on its line, with empty lines around it";
  return [
    ...(move ? [findingAt(at, "component-inside", message, remedy, move)] : []),
    ...checkComponentAttributes(component),
    ...[...attributes].flatMap(([attribute, value]) =>
      explainPlain(value).map((each) => ({
        ...each,
        at: locate(attribute),
        message: `<${name}> ${attribute} ${each.message}`,
      })),
    ),
    ...checkContent(component),
  ];
}
