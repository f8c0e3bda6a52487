import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../components/button";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";

const sectionCss = css({ "@media print": { display: "none" } });

/** Last section of a page. */
export function CallToAction({
  callToAction: { title, text, action },
}: {
  callToAction: Queries.CallToActionFragment;
}) {
  return (
    <Section css={sectionCss} ground="dark">
      <SectionHeading title={title} text={text} />
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
    </Section>
  );
}

export const callToActionFragment = graphql`
  fragment CallToAction on CallToAction {
    title
    text
    action {
      label
      to
    }
  }
`;
