import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../../components/button";
import { cardCss } from "../../components/card";
import { Section } from "../../components/section";
import { color, media, oneColumn, size, space } from "../../theme/tokens";

const sectionCss = css({ "@media print": { display: "none" } });
const bandCss = css({ paddingBlock: space.huge });
const openCss = css({ paddingBlockEnd: space.sectionSmall });
const rowCss = css({
  ...oneColumn,
  gap: space.loose,
  justifyItems: "start",
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.vast, alignItems: "center" },
});
const titleCss = css({ fontSize: size.subheading });
const textCss = css({ marginBlockStart: space.snug, color: color.muted });
const darkTextCss = css({ color: color.onDarkMuted });

/** Closing band, or card, with its button beside the text. */
export function CallToActionSection({ title, lead, button, variant, ...frame }: Queries.CallToActionSectionFragment) {
  const open = variant === "open";
  return (
    <Section
      css={[sectionCss, open ? openCss : frame.spacing === null && bandCss]}
      frame={frame}
      ground={open ? "plain" : "dark"}
      spacing={open ? "none" : "small"}
    >
      <div css={[open && cardCss, rowCss]}>
        <div>
          <h2 css={titleCss}>{title}</h2>
          <p css={[textCss, !open && darkTextCss]}>{lead}</p>
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
