import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { cardCss } from "../../components/card";
import { Icon, type IconName } from "../../components/icon";
import { Section, SectionHeading } from "../../components/section";
import { color, media, size, space } from "../../theme/tokens";

const gridCss = css({
  display: "grid",
  gap: space.huge,
  [media.wide]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", gap: space.vast },
});
const partsCss = css({
  display: "grid",
  gap: `${space.wide} ${space.loose}`,
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const titleCss = css({ fontSize: "1.1875rem", lineHeight: 1.25 });
const phrasesCss = css({ display: "grid", gap: space.snug });
const phraseCss = css({
  display: "flex",
  gap: space.tight,
  fontSize: "1rem",
  lineHeight: 1.45,
  overflowWrap: "anywhere",
  "& svg": { marginBlockStart: "0.1em" },
});
const textCss = css({ marginBlockStart: space.tight, fontSize: "1rem", color: color.muted });
const headingCss = css({ "& p": { fontSize: size.body } });

interface PhrasesProps extends Queries.PhrasesFragment {
  icon: IconName;
  tone: string;
}

function Phrases({ title, points, icon, tone }: PhrasesProps) {
  return (
    <div css={cardCss}>
      <h3 css={titleCss}>{title}</h3>
      <ul role="list" css={phrasesCss}>
        {points.map((point) => (
          <li key={point} css={[phraseCss, css({ "& svg": { color: tone } })]}>
            <Icon name={icon} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is read of a customer's data and what is not, where it stays, and how to switch reading off. */
export function DataPrivacy({ anchor, title, text, read, never, more }: Queries.DataPrivacyFragment) {
  return (
    <Section rhythm="joined" id={anchor}>
      <div css={gridCss}>
        <SectionHeading css={headingCss} title={title} text={text} place="inside" />
        <div css={partsCss}>
          <Phrases {...read} icon="check" tone={color.growthText} />
          <Phrases {...never} icon="close" tone={color.churnText} />
          {more.map((point) => (
            <div key={point.title}>
              <h3 css={titleCss}>{point.title}</h3>
              <p css={textCss}>{point.text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

export const dataPrivacyFragments = graphql`
  fragment Phrases on Phrases {
    title
    points
  }
  fragment DataPrivacy on DataPrivacy {
    anchor
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
