import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { SignalDivider } from "../components/art/signal-divider";
import { ButtonLink } from "../components/button";
import { Section } from "../components/section";
import { color, media, size, space } from "../theme/tokens";

const sectionCss = css({ position: "relative", overflow: "clip", "@media print": { display: "none" } });
const rowCss = css({
  display: "grid",
  gap: space.wide,
  justifyItems: "start",
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "end" },
});
const titleCss = css({ fontSize: size.heading, maxWidth: "15em" });
const textCss = css({
  marginBlockStart: space.normal,
  maxWidth: "34.5em",
  fontSize: size.lead,
  color: color.onDarkMuted,
});
const lineCss = css({ marginBlockStart: space.vast });

/** Last section of a page, with a button. */
export function CallToAction({ title, text, action }: Queries.CallToActionFragment) {
  return (
    <Section css={sectionCss} ground="dark">
      <div css={rowCss}>
        <div>
          <h2 css={titleCss}>{title}</h2>
          <p css={textCss}>{text}</p>
        </div>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
      </div>
      <SignalDivider css={lineCss} />
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
