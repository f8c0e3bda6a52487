import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { QuestionChart } from "../../../components/art/question-chart";
import { cardCss } from "../../../components/card";
import { Icon } from "../../../components/icon";
import { Link } from "../../../components/link";
import { color, media, motion, shadow, size, space, tracking, weight } from "../../../theme/tokens";

const listCss = css({
  display: "grid",
  gap: space.normal,
  [media.desktop]: { gridTemplateColumns: "1fr 1fr" },
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr)" },
});
const linkCss = css(cardCss, {
  gridTemplateRows: "1fr auto auto",
  alignContent: "stretch",
  height: "100%",
  padding: space.loose,
  textDecoration: "none",
  transition: `border-color ${motion.quick}, transform ${motion.calm}, box-shadow ${motion.calm}`,
  "&:hover": {
    borderColor: color.accent,
    boxShadow: shadow.medium,
    transform: "translateY(-2px)",
  },
  // Beside the hero's text, the chart is beside that of the card.
  [media.wide]: {
    gridTemplate: "1fr auto auto 1fr / minmax(0, 6fr) minmax(0, 7fr)",
    columnGap: space.normal,
  },
  [media.broad]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", columnGap: space.loose },
});
const chartCss = css({ alignSelf: "center", [media.wide]: { gridRow: "1 / -1" } });
const nameCss = css({
  [media.wide]: { gridRow: 2 },
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  fontSize: size.title,
  fontWeight: weight.heading,
  letterSpacing: tracking.tight,
  "& svg": { transition: `transform ${motion.quick}` },
  "a:hover & svg": { transform: "translateX(3px)" },
});
const textCss = css({
  [media.wide]: { gridArea: "3 / 2" },
  marginBlockStart: "-0.75rem",
  fontSize: size.small,
  color: color.muted,
});

/** Cards that lead to other pages, beside the text of a hero. */
export function HeroCards({ cards }: { cards: readonly Queries.HeroCardFragment[] }) {
  return (
    <ul role="list" css={listCss}>
      {cards.map(({ title, text, chart, to }) => (
        <li key={to}>
          <Link css={linkCss} to={to} draggable={false}>
            <QuestionChart css={chartCss} chart={chart} />
            <span css={nameCss}>
              {title}
              <Icon name="arrowRight" />
            </span>
            <span css={textCss}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const heroCardFragment = graphql`
  fragment HeroCard on HeroCard {
    title
    text
    chart
    to
  }
`;
