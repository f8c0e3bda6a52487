import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { cardCss } from "../../../components/card";
import { Icon } from "../../../components/icon";
import { Link } from "../../../components/link";
import { color, motion, radius, shadow, size, space, tracking, weight } from "../../../theme/tokens";
import { AccountChanges } from "../../account/account-changes";
import { CardMap } from "./card-map";

const listCss = css({ display: "grid", gap: space.normal });
const itemCss = css(cardCss, {
  position: "relative",
  gap: space.tight,
  padding: space.loose,
  transition: `border-color ${motion.quick}, transform ${motion.calm}, box-shadow ${motion.calm}`,
  "&:hover": { borderColor: color.accent, boxShadow: shadow.medium, transform: "translateY(-2px)" },
  "& > ul": { marginBlockStart: space.snug },
});
// The whole card is its target, with its text above, so that it can be selected.
const linkCss = css({
  display: "grid",
  gap: space.tight,
  textDecoration: "none",
  "& > *": { position: "relative", zIndex: 1 },
  "& > div": { marginBlockStart: space.snug },
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.large },
  "&:focus-visible": { outline: "none", "&::after": { outline: `2px solid ${color.accent}`, outlineOffset: 3 } },
});
const nameCss = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  fontSize: size.title,
  fontWeight: weight.heading,
  letterSpacing: tracking.tight,
  "& svg": { transition: `transform ${motion.quick}` },
  "li:hover & svg": { transform: "translateX(3px)" },
});
const captionCss = css({ fontSize: size.caption, lineHeight: 1.4, color: color.muted });

export function HeroCards({ cards }: { cards: readonly Queries.HeroCardFragment[] }) {
  return (
    <ul role="list" css={listCss}>
      {cards.map(({ title, text, map, accounts, caption, to }) => (
        <li key={to} css={itemCss}>
          <Link css={linkCss} to={to} draggable={false}>
            <span css={nameCss}>
              {title}
              <Icon name="arrowRight" />
            </span>
            <span>{text}</span>
            {map ? <CardMap {...map} /> : null}
          </Link>
          {accounts ? <AccountChanges accounts={accounts} /> : null}
          {caption ? <p css={captionCss}>{caption}</p> : null}
        </li>
      ))}
    </ul>
  );
}

export const heroCardFragment = graphql`
  fragment HeroCard on HeroCard {
    title
    text
    map {
      ...CardMap
    }
    accounts {
      ...Account
    }
    caption
    to
  }
`;
