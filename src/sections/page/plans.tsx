import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { ButtonLink } from "../../components/button";
import { CheckList } from "../../components/check-list";
import { HiddenText } from "../../components/hidden-text";
import { Section } from "../../components/section";
import { color, media, radius, size, space, surface, tracking, weight } from "../../theme/tokens";

const listCss = css({
  display: "grid",
  gap: 1,
  overflow: "clip",
  ...surface(radius.large),
  color: color.text,
});
// Names, prices and points begin at the same heights. Without a subgrid, each plan has its own.
const planCss = css({
  display: "grid",
  gridRow: "span 4",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  rowGap: space.loose,
  padding: `clamp(${space.loose}, 3vw, ${space.wide})`,
  outline: `1px solid ${color.line}`,
  breakInside: "avoid",
  "& > ul": { alignContent: "start" },
  "& > a": { alignSelf: "end", justifySelf: "start" },
});
const nameCss = css({ fontSize: size.lead, lineHeight: 1.25 });
const mutedCss = css({
  marginBlockStart: space.hair,
  color: color.muted,
  fontSize: size.small,
  fontWeight: weight.text,
  letterSpacing: tracking.none,
});
const priceCss = css({
  fontSize: size.subheading,
  fontWeight: weight.strong,
  lineHeight: 1.15,
  letterSpacing: tracking.tight,
  fontVariantNumeric: "tabular-nums",
  "& > span": { display: "block", lineHeight: 1.45 },
});

/** Places up to four plans beside each other, in narrow windows four in two rows. */
function placePlans(count: number) {
  const repeat = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });
  return css({ [media.desktop]: repeat(count > 3 ? 2 : count), [media.wide]: repeat(count) });
}

/** Plans side by side, with their prices and what is in them. */
export function PlansSection({ title, text, plans, ...frame }: Queries.PlansSectionFragment) {
  return (
    <Section frame={frame} spacing="large" title={title} text={text}>
      <ul role="list" css={[listCss, placePlans(plans.length)]}>
        {plans.map(({ name, text, price, points, action }, index) => (
          <li key={index} css={planCss}>
            <div>
              <h3 css={nameCss}>{name}</h3>
              {text ? <p css={mutedCss}>{text}</p> : null}
            </div>
            <p css={priceCss}>
              {price?.text ?? strings.onRequest}
              {price?.unit ? <span css={mutedCss}> {price.unit}</span> : null}
            </p>
            <CheckList points={points} small />
            {action ? (
              <ButtonLink to={action.to} variant="quiet">
                {action.label}
                <HiddenText>: {name}</HiddenText>
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const plansFragment = graphql`
  fragment PlansSection on PlansSection {
    ...Titled
    plans {
      name
      text
      price {
        amount
        currency
        unit
        text
      }
      points
      action {
        ...Action
      }
    }
  }
`;
