import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { openCardCss } from "../../components/card";
import { CheckList } from "../../components/check-list";
import { containerCss } from "../../components/section";
import { Stat } from "../../components/stat";
import { Tag } from "../../components/tag";
import { color, media, size, space, weight, width } from "../../theme/tokens";
import { PanelPicture } from "../panel-picture";

const navCss = css({ borderBlock: `1px solid ${color.line}`, "@media print": { display: "none" } });
const indexCss = css({
  display: "flex",
  gap: space.hair,
  marginInline: `calc(-1 * ${space.snug})`,
  overflowX: "auto",
  scrollbarWidth: "none",
  maskImage: "linear-gradient(to right, #000 92%, transparent)",
});
const linkCss = css({
  display: "block",
  padding: `${space.normal} ${space.snug}`,
  fontSize: size.small,
  fontWeight: weight.strong,
  whiteSpace: "nowrap",
  textDecoration: "none",
  color: color.muted,
  "&:hover": { color: color.accentStrong, boxShadow: `inset 0 -2px ${color.accent}` },
  "&:focus-visible": { outlineOffset: "-3px" },
});
const listCss = css({
  display: "grid",
  gap: space.between,
  paddingBlock: space.between,
  "@media print": { gap: space.wide },
});
const chapterCss = css({
  display: "grid",
  breakInside: "avoid",
  gap: space.wide,
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    gap: space.vast,
    alignItems: "center",
    "&:nth-of-type(even)": {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      "& > :last-child": { order: -1 },
    },
  },
});
const contentCss = css({ display: "grid", alignContent: "start", gap: space.normal, maxWidth: width.measure });
const nameCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.snug,
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: 0,
  color: color.accentStrong,
});
const claimCss = css({
  fontSize: size.subheading,
  fontWeight: weight.heading,
  lineHeight: 1.16,
  letterSpacing: "-0.02em",
  textWrap: "balance",
});
const textCss = css({ color: color.muted });
const statCss = css({ maxWidth: "18rem", marginBlockStart: space.normal });
// A chapter without a picture is a future feature.
const comingCss = css(openCardCss, {
  [media.wide]: {
    "&, &:nth-of-type(even)": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& > *": { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", columnGap: space.vast, maxWidth: "none" },
    "& > * > :nth-child(n + 3)": { gridColumn: 2, gridRow: "1 / span 2" },
  },
});

/** A feature: claim and number beside a picture of the product. */
function Chapter({ anchor, title, claim, text, points, stat, picture, status }: Queries.ChapterFragment) {
  return (
    <section css={[chapterCss, !picture && comingCss]} id={anchor} aria-labelledby={`${anchor}-title`}>
      <div css={contentCss}>
        <h2 css={nameCss} id={`${anchor}-title`}>
          {title} {status ? <Tag>{status}</Tag> : null}
        </h2>
        <p css={claimCss}>{claim}</p>
        <p css={textCss}>{text}</p>
        {points.length > 0 ? <CheckList points={points} /> : null}
        {stat ? (
          <dl css={statCss}>
            <Stat {...stat} />
          </dl>
        ) : null}
      </div>
      {picture ? <PanelPicture picture={picture} /> : null}
    </section>
  );
}

interface ChaptersProps {
  /** Accessible name of the links to the chapters. */
  label: string;
  chapters: readonly Queries.ChapterFragment[];
}

/** The features of a product, one chapter each, with pictures on alternating sides, below links to them. */
export function Chapters({ label, chapters }: ChaptersProps) {
  return (
    <>
      <nav css={navCss} aria-label={label}>
        <div css={containerCss}>
          <ul role="list" css={indexCss}>
            {chapters.map(({ anchor, title }) => (
              <li key={anchor}>
                <a css={linkCss} href={`#${anchor}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div css={[containerCss, listCss]}>
        {chapters.map((chapter) => (
          <Chapter key={chapter.anchor} {...chapter} />
        ))}
      </div>
    </>
  );
}

export const chapterFragment = graphql`
  fragment Chapter on Chapter {
    anchor
    title
    claim
    text
    points
    status
    stat {
      ...Stat
    }
    picture {
      ...PanelPicture
    }
  }
`;
