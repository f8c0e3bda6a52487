import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";

import { trustedTypes } from "../../browser/trusted-types";
import { media } from "../../theme/tokens";
import { ForecastWindow } from "./forecast-window";

const noHtml = { __html: trustedTypes?.emptyHTML ?? "" };

/** The chart, and what is below it. */
const operated = "input[type=range], section + section";

/** Distance from the view at which the script is loaded, as a share of the view's height. */
const near = "20%";

// After a navigation the place is empty until its script is loaded.
const placeCss = css({
  minHeight: "90rem",
  [media.desktop]: { minHeight: "70rem" },
  [media.wide]: { minHeight: "52rem" },
});

/**
 * A window of the product that visitors can operate. The server renders it; its script is a root of its own, which is loaded when the
 * window comes near the view. Until then, and without scripts, the window is complete but its controls are not shown.
 */
export function Forecast({ forecast }: { forecast: Queries.ForecastFragment }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let unmount: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import("./mount-forecast").then(
          ({ mountForecast }) => {
            if (place.current) unmount = mountForecast(element, forecast);
          },
          () => {
            // The window stays as the server has rendered it.
          },
        );
      },
      { rootMargin: near },
    );
    const parts = element.querySelectorAll(operated);
    for (const part of parts.length > 0 ? parts : [element]) observer.observe(part);
    return () => {
      observer.disconnect();
      unmount?.();
    };
  }, [forecast]);

  // An expression that webpack evaluates, so that it drops the import of the window.
  if (typeof window === "undefined")
    return (
      <div>
        <ForecastWindow forecast={forecast} />
      </div>
    );
  return <div css={placeCss} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />;
}

export const forecastFragment = graphql`
  fragment ForecastSeries on ForecastSeries {
    past
    base
    upside
    downside
    spread
    drivers {
      name
      kind
      effects
    }
  }
  fragment ForecastAllSeries on ForecastAllSeries {
    arr {
      ...ForecastSeries
    }
    nrr {
      ...ForecastSeries
    }
    churn {
      ...ForecastSeries
    }
  }
  fragment Forecast on Forecast {
    title
    note
    months {
      short
      long
    }
    units {
      zero
      thousands
      millions
      billions
      percent
      points
      more
      less
      decimal
    }
    horizon
    metrics {
      arr {
        label
        title
      }
      nrr {
        label
        title
      }
      churn {
        label
        title
      }
    }
    scenarios {
      base
      upside
      downside
    }
    strings {
      sample
      metric
      scenario
      month
      now
      actual
      forecast
      range
      low
      high
      change
      span
      actualAt
      forecastAt
      shown
      table
      caption
      drivers
      smaller
      net
    }
    everything {
      label
      series {
        ...ForecastAllSeries
      }
    }
    accounts {
      title
      account
      arr
      trend
      prediction
      action
      churn
      growth
      items {
        name
        segment
        prediction {
          kind
          chance
          range
        }
        action
        series {
          ...ForecastAllSeries
        }
      }
    }
    questions {
      title
      items {
        question
        answer
        source
      }
    }
  }
`;
