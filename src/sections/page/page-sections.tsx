import { css } from "@emotion/react";
import { createElement, Suspense, use, type ReactElement } from "react";

import { StaticSection } from "../../bootstrap/static-section";
import { useHydrated } from "../../bootstrap/use-hydrated";
import { findComponent, isScripted, loadSection, type PageSection } from "./load-sections";

// Higher than any page: the browser restores the scroll position before a section is loaded that Back shows again.
const placeholderCss = css({ minHeight: "1000rem" });

const never = new Promise<never>(() => undefined);

/** During hydration a section that cannot be loaded keeps its HTML, which works without scripts. */
const hydrating = new Map<string, Promise<void>>();

function keepHtml(type: PageSection["__typename"]): Promise<void> {
  const promise = hydrating.get(type) ?? loadSection(type).catch(() => never);
  hydrating.set(type, promise);
  return promise;
}

interface SectionProps {
  section: PageSection;
  /** Index on the page. */
  position: number;
}

function Section({ section, position }: SectionProps) {
  const isHydrated = useHydrated();
  const { __typename: type } = section;
  if (!findComponent(type)) use(isHydrated ? loadSection(type) : keepHtml(type));
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
    if (hydrates) void keepHtml(section.__typename);
    if (last && !hydrates && !last.hydrates) last.elements.push(element);
    else groups.push({ hydrates, elements: [element] });
  });
  return groups.map(({ hydrates, elements }, index) => (
    <Suspense key={index} fallback={<div css={placeholderCss} />}>
      {hydrates ? elements : <StaticSection>{elements}</StaticSection>}
    </Suspense>
  ));
}
