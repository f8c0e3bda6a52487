import { css } from "@emotion/react";
import { createElement, Suspense, use, type ComponentProps, type ReactElement } from "react";

import { StaticSection } from "../../bootstrap/static-section";
import {
  findComponent,
  isScripted,
  waitForSection,
  type LateType,
  type PageSection,
  type StaticParts,
} from "./load-sections";

// Higher than any page, to keep the scroll position: React may show or render a section again before it is loaded.
const placeholder = <div css={css({ minHeight: "1000rem" })} />;

/** Renders a component once it is loaded. */
function Late({ type, props }: { type: LateType; props: object }) {
  if (!findComponent(type)) use(waitForSection(type));
  const Component = findComponent(type);
  return Component ? createElement(Component, props) : null;
}

/** Static part of a page or of a section that hydrates. Its code is loaded with the static sections, not with the page. */
export function StaticPart<Name extends keyof StaticParts>({
  part,
  ...props
}: { part: Name } & ComponentProps<StaticParts[Name]>) {
  return (
    <StaticSection>
      <Suspense fallback={part === "ArticlePage" ? placeholder : null}>
        <Late type={part} props={props} />
      </Suspense>
    </StaticSection>
  );
}

/** Sections of a page. Neighbors without scripts are one static section. */
export function PageSections({ sections }: { sections: readonly PageSection[] }) {
  const groups: { hydrates: boolean; elements: ReactElement[] }[] = [];
  sections.forEach((section, position) => {
    const { __typename: type } = section;
    const hydrates = isScripted(type);
    const element = <Late key={position} type={type} props={{ ...section, position }} />;
    const last = groups.at(-1);
    if (hydrates && !findComponent(type)) void waitForSection(type);
    if (last && !hydrates && !last.hydrates) last.elements.push(element);
    else groups.push({ hydrates, elements: [element] });
  });
  return groups.map(({ hydrates, elements }, index) => (
    <Suspense key={index} fallback={placeholder}>
      {hydrates ? elements : <StaticSection>{elements}</StaticSection>}
    </Suspense>
  ));
}
