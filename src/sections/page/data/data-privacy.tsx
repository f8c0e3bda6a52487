import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import { ActionList } from "../../../components/action-list";
import { cardCss } from "../../../components/card";
import { CheckList } from "../../../components/check-list";
import { PointTable } from "../../../components/point-table";
import { Section } from "../../../components/section";
import { color, media, size, space } from "../../../theme/tokens";

const partsCss = css({
  display: "grid",
  gap: space.loose,
  marginBlockEnd: space.loose,
  "& > *": { breakInside: "avoid" },
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const linksCss = css({ marginBlockStart: space.loose });
const titleCss = css({ fontSize: size.lead, lineHeight: 1.25 });
const phrasesCss = css({ gap: space.snug, fontSize: size.body, lineHeight: 1.45 });

// Two rows beside each other.
const tableCss = css({
  [media.wide]: {
    display: "block",
    "& tbody": { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.vast },
    "& tr": { display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
    "& th": { width: "auto" },
    "& tr:last-of-type:nth-of-type(odd)": {
      gridColumn: "1 / -1",
      gridTemplateColumns: `calc((100% - ${space.vast}) / 6) minmax(0, 1fr)`,
    },
  },
});

export function DataPrivacySection(section: Queries.DataPrivacySectionFragment) {
  const { title, text, read, never, more, links, ...frame } = section;
  const titleId = useId();
  return (
    <Section frame={frame} title={title} text={text} labelledBy={titleId} layout="beside">
      <div css={partsCss}>
        <div css={cardCss}>
          <h3 css={titleCss}>{read.title}</h3>
          <CheckList css={phrasesCss} points={read.points} iconColor={color.growthText} />
        </div>
        <div css={cardCss}>
          <h3 css={titleCss}>{never.title}</h3>
          <CheckList css={phrasesCss} points={never.points} icon="close" iconColor={color.churnText} />
        </div>
      </div>
      <PointTable css={tableCss} points={more} labelledBy={titleId} />
      {links.length > 0 ? (
        <div css={linksCss}>
          <ActionList actions={links} variant="quiet" />
        </div>
      ) : null}
    </Section>
  );
}

export const dataPrivacyFragments = graphql`
  fragment Phrases on Phrases {
    title
    points
  }
  fragment DataPrivacySection on DataPrivacySection {
    ...Titled
    read {
      ...Phrases
    }
    never {
      ...Phrases
    }
    more {
      ...Point
    }
    links {
      ...Action
    }
  }
`;
