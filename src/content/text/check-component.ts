import { chartRules, type ChartType } from "../../article/chart/chart-rules";
import type { Advice, Position } from "../problem";
import { didYouMean } from "../suggest";
import { checkChartTable } from "./check-chart";
import { chart, type ComponentRule } from "./components";
import { isComment, type MdxElement, type MdxNode } from "./parse-mdx";
import type { Placed } from "./text-outline";

type Fault = Placed & Advice & { rule: string };

/** A component of a text, with its attributes in double quotes. */
export interface Component extends Placed {
  name: string;
  rule: ComponentRule;
  node: MdxElement;
  attributes: ReadonlyMap<string, string>;
  /** Where an attribute is written. */
  locate: (attribute: string) => Position;
}

/** The attributes of an element whose value is text; `<Chart title>` has an empty one. Those that are code are not among them. */
export function readAttributes({ attributes }: MdxElement): Map<string, string> {
  return new Map(
    attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && (attribute.value === null || typeof attribute.value === "string")
        ? [[attribute.name, attribute.value ?? ""]]
        : [],
    ),
  );
}

function checkAttributes({ at, name, rule, attributes, locate }: Component): Fault[] {
  const known = Object.keys(rule.attributes);
  const names = known.length > 0 ? `Choose from: ${known.join(", ")}` : `Write ${rule.example}`;
  const unknown = [...attributes.keys()]
    .filter((attribute) => !known.includes(attribute))
    .map((attribute) => ({
      at: locate(attribute),
      rule: "attribute-unknown",
      message: `<${name}> has ${attribute}, which it cannot have`,
      remedy: `${didYouMean(attribute, known)}${names}`,
    }));
  const wrong = Object.entries(rule.attributes).flatMap(
    ([attribute, { most, isRequired, oneOf, description }]): Fault[] => {
      const value = attributes.get(attribute);
      if (value === undefined) {
        if (!isRequired) return [];
        const message = `<${name}> has no ${attribute}`;
        return [{ at, rule: "attribute-missing", message, remedy: `Write ${attribute}="${description}"` }];
      }
      const place = locate(attribute);
      // The rule of all descriptions of pictures names the remedy for an empty one.
      if (value.trim() === "" && attribute !== "alt")
        return [
          { at: place, rule: "attribute-empty", message: `${attribute} is empty`, remedy: `Write it: ${description}` },
        ];
      if (value.length > most) {
        const message = `${attribute} has ${value.length} characters`;
        return [{ at: place, rule: "attribute-long", message, remedy: `Write at most ${most}` }];
      }
      if (!oneOf || oneOf.includes(value)) return [];
      const remedy = `${didYouMean(value, [...oneOf])}Choose from: ${oneOf.join(", ")}`;
      return [{ at: place, rule: "attribute-choice", message: `${attribute} is "${value}"`, remedy }];
    },
  );
  return [...unknown, ...wrong];
}

function isBlank(node: MdxNode): boolean {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") return isComment(node.value);
  return node.type === "text" && node.value.trim() === "";
}

function checkContent({ at, name, rule, node, attributes }: Component): Fault[] {
  const children = (node.children as MdxNode[]).filter((child) => !isBlank(child));
  const [only] = children;
  const fault = (message: string, remedy: string): Fault[] => [{ at, rule: "component-content", message, remedy }];
  switch (rule.holds) {
    case "nothing":
      return children.length > 0 ? fault(`<${name}> encloses something`, `Write it as ${rule.example}`) : [];
    case "text":
      return children.length > 0
        ? []
        : fault(`<${name}> is empty`, `Write its text before </${name}>, with an empty line before and after`);
    case "steps":
      return children.length === 1 && only?.type === "list" && only.ordered && only.children.length > 1
        ? []
        : fault(`<${name}> does not enclose one numbered list`, "Write 1. and 2. before its steps, and nothing else");
    case "table": {
      if (children.length !== 1 || only?.type !== "table")
        return fault(
          `<${name}> does not enclose one table`,
          "Write | name | number | rows, with an empty line before and after",
        );
      const type = attributes.get("type") ?? "";
      return name === chart && Object.hasOwn(chartRules, type) ? checkChartTable(only, type as ChartType) : [];
    }
  }
}

/** Says what is wrong with a component: its place, its attributes, what it encloses. */
export function checkComponent(component: Component, isAlone: boolean): Fault[] {
  const { at, name } = component;
  const place: Fault[] = isAlone
    ? []
    : [
        {
          at,
          rule: "component-inside",
          message: `<${name}> stands inside a paragraph, a list, a quotation or an element`,
          remedy: "Write it alone on its line, with empty lines around it",
        },
      ];
  return [...place, ...checkAttributes(component), ...checkContent(component)];
}
