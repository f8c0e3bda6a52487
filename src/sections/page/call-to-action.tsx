import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../../components/button";
import { cardCss } from "../../components/card";
import { Section } from "../../components/section";
import { color, media, oneColumn, size, space } from "../../theme/tokens";

const sectionCss = css({ "@media print": { display: "none" } });
const openCss = css({ paddingBlockEnd: space.sectionSmall });
const rowCss = css({
  ...oneColumn,
  gap: space.loose,
  justifyItems: "start",
});
const openRowCss = css({
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.vast, alignItems: "center" },
});
const titleCss = css({ fontSize: size.heading, maxWidth: "15em" });
const openTitleCss = css({ fontSize: size.subheading, maxWidth: "none" });
const textCss = css({ marginBlockStart: space.snug, maxWidth: "34.5em", fontSize: size.lead, textWrap: "balance" });
const darkTextCss = css({ color: color.onDarkMuted });
const openTextCss = css({ maxWidth: "none", fontSize: size.body, color: color.muted });

export function CallToActionSection({ title, lead, button, variant, ...frame }: Queries.CallToActionSectionFragment) {
  const open = variant === "open";
  return (
    <Section
      css={[sectionCss, open && openCss]}
      frame={frame}
      ground={open ? "plain" : "dark"}
      spacing={open ? "none" : "small"}
    >
      <div css={[open && cardCss, rowCss, open && openRowCss]}>
        <div>
          <h2 css={[titleCss, open && openTitleCss]}>{title}</h2>
          <p css={[textCss, open ? openTextCss : darkTextCss]}>{lead}</p>
        </div>
        <ButtonLink to={button.to}>{button.label}</ButtonLink>
      </div>
    </Section>
  );
}

export const callToActionFragment = graphql`
  fragment CallToActionSection on CallToActionSection {
    ...Frame
    variant
    title
    lead: text
    button: action {
      ...Action
    }
  }
`;
