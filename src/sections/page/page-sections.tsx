import { createElement, type ComponentType } from "react";

import * as components from "./components";

export type PageSection = NonNullable<Queries.SectionsTemplateQuery["page"]>["sections"][number];

/** Components by the type of their section. `position` is its index on the page. */
const byType: {
  [Type in PageSection["__typename"]]: ComponentType<Extract<PageSection, { __typename: Type }> & { position: number }>;
} = components;

export function PageSections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map((section, position) => {
    const Component = byType[section.__typename] as ComponentType<PageSection & { position: number }>;
    return createElement(Component, { key: position, ...section, position });
  });
}
