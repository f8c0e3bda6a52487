import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { cardCss } from "../../components/card";
import { CheckList } from "../../components/check-list";
import { SideSection } from "../../components/side-section";
import { color, media, size, space } from "../../theme/tokens";

const partsCss = css({
  display: "grid",
  gap: `${space.wide} ${space.loose}`,
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const titleCss = css({ fontSize: size.lead, lineHeight: 1.25 });
const phrasesCss = css({ gap: space.snug, fontSize: size.body, lineHeight: 1.45, overflowWrap: "anywhere" });
const textCss = css({ marginBlockStart: space.tight, fontSize: size.body, color: color.muted });

/** Explains which customer data is read, where it is stored, and how to disable access. */
export function DataPrivacy({ title, text, read, never, more, ...frame }: Queries.DataPrivacySectionFragment) {
  return (
    <SideSection frame={frame} title={title} text={text}>
      <div css={partsCss}>
        <div css={cardCss}>
          <h3 css={titleCss}>{read.title}</h3>
          <CheckList css={phrasesCss} points={read.points} tone={color.growthText} />
        </div>
        <div css={cardCss}>
          <h3 css={titleCss}>{never.title}</h3>
          <CheckList css={phrasesCss} points={never.points} icon="close" tone={color.churnText} />
        </div>
        {more.map((point) => (
          <div key={point.title}>
            <h3 css={titleCss}>{point.title}</h3>
            <p css={textCss}>{point.text}</p>
          </div>
        ))}
      </div>
    </SideSection>
  );
}

export const dataPrivacyFragments = graphql`
  fragment Phrases on Phrases {
    title
    points
  }
  fragment DataPrivacySection on DataPrivacySection {
    ...Frame
    title
    text
    read {
      ...Phrases
    }
    never {
      ...Phrases
    }
    more {
      ...Point
    }
  }
`;
