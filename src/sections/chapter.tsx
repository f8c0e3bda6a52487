import { css } from "@emotion/react";

import { CheckList } from "../components/check-list";
import { Stat } from "../components/stat";
import { Tag } from "../components/tag";
import { color, media, radius, size, space, weight, width } from "../theme/tokens";
import { PanelPicture } from "./panel-picture";

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
const wordsCss = css({ display: "grid", alignContent: "start", gap: space.normal, maxWidth: width.measure });
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

// A chapter without a picture is one that is still to come: a card in dashed lines, as everything after *now* is.
const comingCss = css({
  padding: "clamp(1.5rem, 4vw, 3rem)",
  border: `1.5px dashed color-mix(in oklab, ${color.accent} 45%, ${color.line})`,
  borderRadius: radius.large,
  background: `color-mix(in oklab, ${color.accentSoft} 45%, transparent)`,
  [media.wide]: { "&, &:nth-of-type(even)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** A feature: its claim and number beside the part of the product that shows it. */
export function Chapter({ chapter }: { chapter: Queries.ChapterFragment }) {
  const { anchor, title, claim, text, points, stat, picture, status } = chapter;
  return (
    <section css={[chapterCss, !picture && comingCss]} id={anchor} aria-labelledby={`${anchor}-title`}>
      <div css={wordsCss}>
        <h2 css={nameCss} id={`${anchor}-title`}>
          {title} {status ? <Tag>{status}</Tag> : null}
        </h2>
        <p css={claimCss}>{claim}</p>
        <p css={textCss}>{text}</p>
        {points.length > 0 ? <CheckList points={points} /> : null}
        {stat ? (
          <dl css={statCss}>
            <Stat value={stat.value} label={stat.label} />
          </dl>
        ) : null}
      </div>
      {picture ? <PanelPicture picture={picture} /> : null}
    </section>
  );
}
