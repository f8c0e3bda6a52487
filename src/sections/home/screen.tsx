import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { Section, SectionHeading } from "../../components/section";
import { color, size, space, weight } from "../../theme/tokens";
import { Forecast } from "../forecast/forecast";

const linkCss = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.hair,
  minHeight: "2.75rem",
  marginBlockStart: space.loose,
  fontSize: size.small,
  fontWeight: weight.strong,
  color: color.accentStrong,
  textUnderlineOffset: "0.2em",
});

/** The product at the width of the page. */
export function Screen({ title, text, forecast, action }: Queries.ScreenFragment) {
  return (
    <Section ground="sunken">
      <SectionHeading title={title} text={text} place="beside" />
      <Forecast forecast={forecast} level={3} />
      <Link css={linkCss} to={action.to}>
        {action.label}
        <Icon name="arrowRight" />
      </Link>
    </Section>
  );
}

export const screenFragment = graphql`
  fragment Screen on Screen {
    title
    text
    forecast {
      ...Forecast
    }
    action {
      label
      to
    }
  }
`;
