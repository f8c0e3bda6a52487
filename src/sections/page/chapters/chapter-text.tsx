import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { CheckList } from "../../../components/check-list";
import { Stat } from "../../../components/stat";
import { Tag } from "../../../components/tag";
import { color, size, space, tracking, weight, width, wrappingRow } from "../../../theme/tokens";

const contentCss = css({ display: "grid", alignContent: "start", gap: space.normal, maxWidth: width.measure });
// Wide tiles show the number beside the claim, others below it.
const besideClaimCss = css({
  "@container (min-width: 27rem)": {
    gridTemplateColumns: "minmax(0, 1fr) minmax(8.5rem, min-content)",
    columnGap: space.loose,
    "& > :not(p:first-of-type, dl)": { gridColumn: "1 / -1" },
    "& > dl": { marginBlockStart: 0 },
    "& > dl dd": { whiteSpace: "nowrap" },
    "& > dl > div": { border: 0, paddingBlockStart: 0 },
  },
});
const nameCss = css({
  ...wrappingRow,
  gap: space.snug,
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: tracking.none,
  color: color.accentStrong,
});
const claimCss = css({
  fontSize: size.subheading,
  fontWeight: weight.heading,
  lineHeight: 1.16,
  letterSpacing: tracking.tight,
  textWrap: "balance",
});
const statCss = css({ maxWidth: "18rem", marginBlockStart: space.tight });
const textCss = css({ color: color.muted });

export function ChapterText(chapter: Queries.ChapterFragment & { className?: string; id?: string }) {
  const { className, id, anchor, title, claim, text, points, stat, status } = chapter;
  return (
    <div css={[contentCss, stat && besideClaimCss]} className={className} id={id}>
      <h2 css={nameCss} id={`${anchor}-title`}>
        {title} {status ? <Tag>{status}</Tag> : null}
      </h2>
      <p css={claimCss}>{claim}</p>
      {stat ? (
        <dl css={statCss}>
          <Stat {...stat} />
        </dl>
      ) : null}
      <p css={textCss}>{text}</p>
      {points.length > 0 ? <CheckList points={points} /> : null}
    </div>
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
