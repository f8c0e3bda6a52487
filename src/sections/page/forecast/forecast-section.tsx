import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Icon } from "../../../components/icon";
import { lineLinkCss } from "../../../components/line-link";
import { Link } from "../../../components/link";
import { containerCss, Section } from "../../../components/section";
import { accountAnchor } from "../../../content/routes";
import { space } from "../../../theme/tokens";
import { Forecast } from "./forecast.island";
import { stageCss } from "../pictures/stage-css";

// Leaves no space for the bar of chapters, which follows the window.
const targetCss = css({ scrollMarginTop: "calc(var(--header-height) - var(--bars-height))" });
const linkCss = css(lineLinkCss, { marginBlockStart: space.loose });

/** Interactive forecast, as wide as the page: under a heading, or directly under a hero. */
export function ForecastSection({ head, forecast, action, ...frame }: Queries.ForecastSectionFragment) {
  const content = (
    <>
      {/* Targets of links to an account, which the window selects. */}
      {frame.anchor &&
        forecast.accounts.items.map((_, index) => (
          <span key={index} css={targetCss} id={accountAnchor(frame.anchor ?? "", index)} data-account={index} />
        ))}
      <Forecast forecast={forecast} />
      {action ? (
        <Link css={linkCss} to={action.to}>
          {action.label}
          <Icon name="arrowRight" />
        </Link>
      ) : null}
    </>
  );
  return !head ? (
    <div css={stageCss[frame.ground === "dark" ? "dark" : "plain"]} id={frame.anchor ?? undefined}>
      <div css={containerCss}>{content}</div>
    </div>
  ) : (
    <Section
      frame={{ ...frame, ground: frame.ground === "plain" ? "plain" : "sunken" }}
      title={head.title}
      text={head.text}
      layout="beside"
    >
      {content}
    </Section>
  );
}

export const forecastSectionFragment = graphql`
  fragment ForecastSection on ForecastSection {
    ...Frame
    head: heading {
      ...Heading
    }
    forecast {
      ...Forecast
    }
    action {
      ...Action
    }
  }
`;
