import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";

import { ActionList } from "../../../components/action-list";
import { ButtonLink } from "../../../components/button";
import { containerCss } from "../../../components/section";
import { withoutSources } from "../../../text/without-sources";
import {
  color,
  columnPair,
  columns,
  media,
  parsed,
  size,
  space,
  tracking,
  weight,
  wrapping,
} from "../../../theme/tokens";
import { FigureRow } from "../figures/figures";
import { renderAside } from "./render-aside";

const tablet = "@media (min-width: 48em) and (max-width: 63.999em)";

const heroCss = css({
  position: "relative",
  overflow: "clip",
  // Fills the window if nothing else does.
  [`${parsed} main > &:last-child`]: {
    flexGrow: 1,
    display: "grid",
    alignItems: "center",
    "& > div": { width: "100%" },
  },
});
const lighten = (value: string) => `color-mix(in oklab, ${value} 80%, ${color.onDark})`;
const darkCss = css({
  background: color.dark,
  color: color.onDark,
  "--muted": color.onDarkMuted,
  "--eyebrow": color.onDarkAccent,
  "--gain": lighten(color.growth),
  "--loss": lighten(color.churn),
});
const gridCss = css({
  position: "relative",
  display: "grid",
  gap: space.huge,
  paddingBlock: `clamp(${space.huge}, 7vw, 5.5rem) 2.75rem`,
  alignItems: "center",
  "&:not([data-aside])": { paddingBlockStart: space.sectionSmall },
  // Small windows show full-width drawings below the text.
  [tablet]: { "&[data-aside=column]": { gridTemplateColumns: columnPair, "& h1": { fontSize: size.figure } } },
  [media.wide]: {
    "&[data-aside]": { gridTemplateColumns: columns.threeFifths, columnGap: space.vast },
    "& > [data-under]": { gridColumn: "1 / -1" },
  },
});
// Makes room for a drawing beside the text, up to the height of the window.
const tallCss = css({
  [media.broad]: { gridTemplateRows: "1fr auto", minHeight: "min(46rem, 100svh - var(--header-height))" },
});
// Their height, so that nothing moves when they arrive.
const figuresRoomCss = css({ [media.broad]: { gridTemplateRows: "1fr minmax(8.9rem, auto)" } });
const contentCss = css({ display: "grid", justifyItems: "start", gap: space.loose });
// Fills the space beside the title if nothing else does.
const splitCss = css({
  [media.wide]: {
    gridTemplateColumns: columns.threeFifths,
    columnGap: space.vast,
    alignItems: "baseline",
    "h1 + p + p": { gridColumn: 2 },
  },
});
const eyebrowCss = css({
  gridColumn: "1 / -1",
  fontSize: size.small,
  fontWeight: weight.strong,
  color: `var(--eyebrow, ${color.accentStrong})`,
});
const titleCss = css({
  fontSize: size.display,
  lineHeight: 1.04,
  letterSpacing: tracking.tighter,
  maxWidth: "11.65em",
});
const sentenceCss = css({ display: "inline-block" });
// Leaves room for the rows, above a window that begins in the first view.
const shortTitleCss = css({ [media.wide]: { fontSize: size.figure } });
const textCss = css({ fontSize: size.lead, maxWidth: "27em", color: `var(--muted, ${color.muted})` });
const actionsCss = css({ ...wrapping, gap: space.snug, marginBlockStart: space.tight });

/** Breaks a headline of an exclamation or a question and another sentence between the two. */
function keepSentences(title: string): ReactNode {
  const text = withoutSources(title);
  const sentences = text.split(/(?<=[!?]) /u);
  if (sentences.length === 1) return title;
  const source = title.slice(text.length);
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 ? " " : null}
      <span css={sentenceCss}>{sentence + source}</span>
    </Fragment>
  ));
}

export function HeroSection(hero: Queries.HeroSectionFragment) {
  const { anchor, ground, eyebrow, title, lead, action, links, figures, signal, calls, art } = hero;
  const dark = ground === "dark";
  const aside = renderAside(hero);
  return (
    <div css={[heroCss, dark && darkCss]} id={anchor ?? undefined} data-hero="">
      <div
        css={[containerCss, gridCss, signal && tallCss, signal && figures.length > 0 && figuresRoomCss]}
        data-aside={aside ? (signal || art ? "full" : "column") : undefined}
      >
        <div css={[contentCss, !aside && splitCss]}>
          {eyebrow ? <p css={eyebrowCss}>{eyebrow}</p> : null}
          <h1 css={[titleCss, calls && shortTitleCss]}>{keepSentences(title)}</h1>
          <p css={textCss}>{lead}</p>
          {action ? (
            <p css={actionsCss}>
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
              {action.more ? (
                <ButtonLink to={action.more.to} variant={dark ? "onDark" : "quiet"}>
                  {action.more.label}
                </ButtonLink>
              ) : null}
            </p>
          ) : null}
        </div>
        {aside}
        {figures.length > 0 || links.length > 0 ? (
          <div data-under="">
            {figures.length > 0 ? <FigureRow figures={figures} /> : null}
            {links.length > 0 ? <ActionList actions={links} variant={dark ? "onDark" : "quiet"} /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

export const heroFragment = graphql`
  fragment HeroSection on HeroSection {
    ...Frame
    eyebrow
    title
    lead: text
    action {
      label
      to
      more {
        ...Action
      }
    }
    links {
      ...Action
    }
    figures {
      ...Stat
    }
    signal {
      ...Signal
    }
    map {
      ...AccountMap
    }
    picture {
      ...PanelPicture
    }
    people {
      ...HeroPerson
    }
    cards {
      ...HeroCard
    }
    calls {
      ...HeroCalls
    }
    logos: customers {
      ...HeroCustomers
    }
    art
  }
`;
