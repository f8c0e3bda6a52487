import { z } from "zod";

import { chartRules, type ChartType } from "../../charts/chart-rules";
import { text } from "../fields";

/** Component for articles. It must be alone on its line, with empty lines around it. */
export interface ComponentRule {
  example: string;
  /** Attributes: texts in double quotes. */
  attributes: z.ZodObject;
  holds: "nothing" | "text" | "table";
}

/** Shows the quote of the frontmatter. */
export const pullQuote = "PullQuote";

/** Shows a picture of `data/images/`. */
export const figure = "Figure";

export const chart = "Chart";

const rules = {
  [pullQuote]: { example: "<PullQuote />", attributes: z.strictObject({}), holds: "nothing" },
  [figure]: {
    example: '<Figure image="product/agents.png" alt="What it shows" />',
    attributes: z.strictObject({
      image: text("Path below data/images/", 200),
      small: text("Path of an upright version for windows below 768 px", 200).optional(),
      alt: text("What it shows, for those who cannot see it", 400),
      caption: text("Text under it", 240).optional(),
    }),
    holds: "nothing",
  },
  [chart]: {
    example: '<Chart type="bars" title="What it shows">',
    attributes: z.strictObject({
      type: z.enum(Object.keys(chartRules) as ChartType[]).describe("Kind of chart"),
      title: text("What the numbers mean, above it", 120),
      unit: text("After every number, e.g. %", 12).optional(),
      source: text("Where the numbers are from, under it", 200).optional(),
    }),
    holds: "table",
  },
  Aside: { example: "<Aside>", attributes: z.strictObject({}), holds: "text" },
  Stat: {
    example: '<Stat value="80%" label="of renewals" />',
    attributes: z.strictObject({ value: text("The number, set large", 12), label: text("What it counts", 160) }),
    holds: "nothing",
  },
} satisfies Record<string, ComponentRule>;

export type ComponentName = keyof typeof rules;

/** Attributes of a valid component. */
export type Attributes<Name extends ComponentName> = z.infer<(typeof rules)[Name]["attributes"]>;

export const componentRules: ReadonlyMap<string, ComponentRule> = new Map(Object.entries(rules));
