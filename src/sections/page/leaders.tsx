import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { LeaderChart } from "../../components/art/leader-chart";
import { cardCss } from "../../components/card";
import { Icon } from "../../components/icon";
import { lineLinkCss } from "../../components/line-link";
import { Link } from "../../components/link";
import { Section } from "../../components/section";
import { AccountChanges } from "../account/account-changes";
import { LeaderShares } from "./leader-shares";
import { color, media, oneColumn, size, space, weight, wrapping } from "../../theme/tokens";

// The first card spans the page, and the last one if it is alone in its row.
const lastAlone = ":last-of-type:nth-of-type(even)";
const listCss = css({
  ...oneColumn,
  gap: space.loose,
  [media.wide]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    [`& > :first-of-type, & > ${lastAlone}`]: { gridColumn: "1 / -1" },
  },
});
// Tablets and full-width cards show the drawing beside the text; other cards align it below.
const leaderCss = css({
  gap: space.wide,
  [`${media.desktop}, print`]: { gridTemplateColumns: "minmax(0, 1fr) 42%", alignItems: "center" },
  [media.wide]: {
    [`&:not(:first-of-type, ${lastAlone})`]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "1fr auto",
      alignItems: "start",
    },
  },
});
const contentCss = css({ display: "grid", gap: space.snug, alignContent: "start" });
const roleCss = css({
  ...wrapping,
  alignItems: "baseline",
  columnGap: space.tight,
  fontSize: size.small,
  color: color.muted,
});
const shortCss = css({ flexShrink: 0, maxWidth: "100%", fontWeight: weight.heading, color: color.accentStrong });
const questionCss = css({ fontSize: size.title, lineHeight: 1.2, "li:first-of-type &": { fontSize: size.subheading } });
const textCss = css({ color: color.muted });
const linkCss = css(lineLinkCss, { textDecoration: "none", "&:hover": { textDecoration: "underline" } });
const captionCss = css({ marginBlockStart: space.snug, fontSize: size.caption, lineHeight: 1.4, color: color.muted });

export function LeadersSection({ title: heading, text: lead, leaders, ...frame }: Queries.LeadersSectionFragment) {
  if (leaders.length === 0) return null;
  return (
    <Section frame={frame} title={heading} text={lead}>
      <ul role="list" css={listCss}>
        {leaders.map(({ role, title, question, text, accounts, shares, chart, mark, axis, caption, action }) => (
          <li key={role} css={[cardCss, leaderCss]}>
            <div css={contentCss}>
              <p css={roleCss}>
                <span css={shortCss}>{role}</span> {title}
              </p>
              <h3 css={questionCss}>{question}</h3>
              <p css={textCss}>{text}</p>
              <Link css={linkCss} to={action.to}>
                {action.label}
                <Icon name="arrowRight" />
              </Link>
            </div>
            <figure>
              {accounts ? <AccountChanges accounts={accounts} /> : null}
              {shares ? <LeaderShares {...shares} /> : null}
              {chart ? <LeaderChart chart={chart} mark={mark} axis={axis} /> : null}
              <figcaption css={captionCss}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const leadersFragment = graphql`
  fragment LeadersSection on LeadersSection {
    ...Titled
    leaders {
      role
      title
      question
      text
      accounts {
        ...Account
      }
      shares {
        ...LeaderShares
      }
      chart
      mark
      axis
      caption
      action {
        ...Action
      }
    }
  }
`;
