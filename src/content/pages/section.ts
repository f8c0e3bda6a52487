import { z } from "zod";

import { block, choice, type Traits } from "../define";
import { anchor } from "../fields";

/** Fields of all sections: the GraphQL interface `PageSection`. */
export const frame = {
  section: z.string().describe("Kind of section; decides its fields and how it looks"),
  anchor: anchor("Anchor of the section in addresses").optional(),
  ground: choice("Ground", ["plain", "sunken"]).describe("Background; that of the kind when left out").optional(),
  spacing: choice("Spacing", ["none", "small", "medium", "large"])
    .describe("Space above the content; that of the kind when left out")
    .optional(),
};

/** Converts the name of a section to that of its GraphQL type and its fragment, e.g. *call-to-action* to `CallToActionSection`. */
export function sectionType(name: string): string {
  return `${name.replace(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase())}Section`;
}

/** Declares a section with a layout of its own, which has no choice of background and spacing. */
export function fixedSection<Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  description: string,
  fields: Fields,
  traits: Traits = {},
) {
  const literal = z.literal(name).describe("Kind of section");
  return block(sectionType(name), description, { section: literal, anchor: frame.anchor, ...fields }).meta({ traits });
}

export function section<Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  description: string,
  fields: Fields,
  traits: Traits = {},
) {
  const { ground, spacing } = frame;
  return fixedSection(name, description, { ground, spacing, ...fields }, traits);
}
