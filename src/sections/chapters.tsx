import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { CheckList } from "../components/check-list";
import { Picture } from "../components/picture";
import { Section } from "../components/section";
import { Stat } from "../components/stat";
import { Tag } from "../components/tag";
import { color, media, radius, size, space, weight, width } from "../theme/tokens";

const listCss = css({ display: "grid" });
const chapterCss = css({
  display: "grid",
  gap: space.wide,
  paddingBlock: space.vast,
  borderBlockStart: `1px solid ${color.line}`,
  [media.wide]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 6fr)", gap: space.vast },
});
const nameCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.snug,
  fontSize: size.heading,
});
const sideCss = css({ display: "grid", alignContent: "start", gap: space.loose });
const bodyCss = css({ display: "grid", alignContent: "start", gap: space.loose, maxWidth: width.measure });
const claimCss = css({ fontSize: size.title, fontWeight: weight.strong, lineHeight: 1.3, textWrap: "balance" });
const pictureCss = css({ border: `1px solid ${color.line}`, borderRadius: radius.medium });

function Chapter({ chapter }: { chapter: Queries.ChapterFragment }) {
  const { anchor, title, claim, text, points, stat, picture, status } = chapter;
  return (
    <li css={chapterCss} id={anchor}>
      <div css={sideCss}>
        <h2 css={nameCss}>
          {title} {status ? <Tag>{status}</Tag> : null}
        </h2>
        {stat ? (
          <dl>
            <Stat value={stat.value} label={stat.label} />
          </dl>
        ) : null}
      </div>
      <div css={bodyCss}>
        <p css={claimCss}>{claim}</p>
        <p>{text}</p>
        {points.length > 0 ? <CheckList points={points} /> : null}
        {picture ? (
          <Picture css={pictureCss} image={picture.image.childImageSharp?.gatsbyImageData} alt={picture.alt} />
        ) : null}
      </div>
    </li>
  );
}

/** The features of a product, one chapter each. */
export function Chapters({ chapters }: { chapters: readonly Queries.ChapterFragment[] }) {
  return (
    <Section>
      <ul css={listCss}>
        {chapters.map((chapter) => (
          <Chapter key={chapter.anchor} chapter={chapter} />
        ))}
      </ul>
    </Section>
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
      ...ScreenPicture
    }
  }
`;
