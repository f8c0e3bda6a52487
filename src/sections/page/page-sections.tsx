import { css } from "@emotion/react";
import { createElement, Suspense, use, type ReactElement } from "react";

import { StaticSection } from "../../bootstrap/static-section";
import { findComponent, isScripted, waitForSection, type PageSection } from "./load-sections";

// Higher than any page: the browser restores the scroll position before a section is loaded that Back shows again.
const placeholderCss = css({ minHeight: "1000rem" });

function Section({ section, position }: { section: PageSection; position: number }) {
  const { __typename: type } = section;
  if (!findComponent(type)) use(waitForSection(type));
  const Component = findComponent(type);
  return Component ? createElement(Component, { ...section, position }) : null;
}

/** Sections of a page. Neighbors without scripts are one static section. */
export function PageSections({ sections }: { sections: readonly PageSection[] }) {
  const groups: { hydrates: boolean; elements: ReactElement[] }[] = [];
  sections.forEach((section, position) => {
    const hydrates = isScripted(section.__typename);
    const element = <Section key={position} section={section} position={position} />;
    const last = groups.at(-1);
    if (hydrates && !findComponent(section.__typename)) void waitForSection(section.__typename);
    if (last && !hydrates && !last.hydrates) last.elements.push(element);
    else groups.push({ hydrates, elements: [element] });
  });
  return groups.map(({ hydrates, elements }, index) => (
    <Suspense key={index} fallback={<div css={placeholderCss} />}>
      {hydrates ? elements : <StaticSection>{elements}</StaticSection>}
    </Suspense>
  ));
}
