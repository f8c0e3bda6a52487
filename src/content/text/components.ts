import { chartRules } from "../../article/chart/chart-rules";

/** Text of an attribute, in double quotes. */
export interface AttributeRule {
  description: string;
  /** Most characters. */
  most: number;
  isRequired?: boolean;
  oneOf?: readonly string[];
}

/** A component that an article may use. Each stands alone, with empty lines around it. */
export interface ComponentRule {
  /** How it is written, for messages and for the guide. */
  example: string;
  attributes: Readonly<Record<string, AttributeRule>>;
  /** What its tags enclose. */
  holds: "nothing" | "text" | "steps" | "table";
}

/** Stands where the quote of the frontmatter is to be. */
export const pullQuote = "PullQuote";

/** Name of the component that shows a picture of `data/images/`. */
export const figure = "Figure";

/** Name of the component that draws a table. */
export const chart = "Chart";

const rules: Readonly<Record<string, ComponentRule>> = {
  [pullQuote]: { example: "<PullQuote />", attributes: {}, holds: "nothing" },
  [figure]: {
    example: '<Figure image="product/agents.png" alt="What it shows" />',
    attributes: {
      image: { description: "Path below data/images/", most: 200, isRequired: true },
      alt: { description: "What it shows, for those who cannot see it", most: 400, isRequired: true },
      caption: { description: "What stands under it", most: 240 },
    },
    holds: "nothing",
  },
  [chart]: {
    example: '<Chart type="bars" title="What it shows">',
    attributes: {
      type: { description: "Kind of chart", most: 20, isRequired: true, oneOf: Object.keys(chartRules) },
      title: { description: "What the numbers say, above it", most: 120, isRequired: true },
      unit: { description: "Behind every number, e.g. %", most: 12 },
      source: { description: "Where the numbers are from, under it", most: 200 },
    },
    holds: "table",
  },
  Callout: {
    example: '<Callout title="A note">',
    attributes: { title: { description: "Heading of the note", most: 80 } },
    holds: "text",
  },
  Stat: {
    example: '<Stat value="80%" label="of renewals" />',
    attributes: {
      value: { description: "The number, set large", most: 12, isRequired: true },
      label: { description: "What it counts", most: 160, isRequired: true },
    },
    holds: "nothing",
  },
  Steps: { example: "<Steps>", attributes: {}, holds: "steps" },
};

/** All components by name. */
export const componentRules: ReadonlyMap<string, ComponentRule> = new Map(Object.entries(rules));
