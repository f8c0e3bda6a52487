import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Icon } from "../../components/icon";
import { lineLinkCss } from "../../components/line-link";
import { Link } from "../../components/link";
import { Section, SectionHeading } from "../../components/section";
import { space } from "../../theme/tokens";
import { Forecast } from "../forecast/forecast";

const linkCss = css(lineLinkCss, { marginBlockStart: space.loose });

/** Demo of the product, full width. */
export function Screen({ title, text, forecast, action }: Queries.ScreenFragment) {
  return (
    <Section ground="sunken">
      <SectionHeading title={title} text={text} layout="beside" />
      <Forecast forecast={forecast} />
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
