import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";

import { trustedTypes } from "../../browser/trusted-types";
import { media } from "../../theme/tokens";
import { ForecastWindow } from "./forecast-window";

const noHtml = { __html: trustedTypes?.emptyHTML ?? "" };

/** The slider of the chart, and the panels below. */
const observedParts = "input[type=range], section + section";

/** Distance from the viewport at which the script loads, relative to its height. */
const rootMargin = "20%";

// Reserves space after a navigation, until the script is loaded.
const containerCss = css({
  minHeight: "90rem",
  [media.desktop]: { minHeight: "70rem" },
  [media.wide]: { minHeight: "52rem" },
});

/**
 * Interactive demo of the product. The server renders it; near the viewport its script loads and mounts a separate root. Until then,
 * and without scripts, it is complete, but its controls are hidden.
 */
export function Forecast({ forecast }: { forecast: Queries.ForecastFragment }) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    let unmount: (() => void) | undefined;
    /** Indexes of the rows that are pressed before they answer. */
    const pressed: number[] = [];
    const listRows = () => [...element.querySelectorAll<HTMLElement>("tbody button")];

    function queuePress(event: Event): void {
      const row = listRows().findIndex((button) => button === event.target);
      if (row < 0) return;
      pressed.push(row);
      // React would handle it again while it hydrates.
      event.stopImmediatePropagation();
    }
    function replay(): void {
      element?.removeEventListener("click", queuePress, true);
      for (const row of pressed) listRows()[row]?.click();
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import("./mount-forecast").then(
          ({ mountForecast }) => {
            if (container.current) unmount = mountForecast(element, forecast, replay);
          },
          () => {
            // Shows the server's HTML without controls.
          },
        );
      },
      { rootMargin },
    );
    element.addEventListener("click", queuePress, true);
    const parts = element.querySelectorAll(observedParts);
    for (const part of parts.length > 0 ? parts : [element]) observer.observe(part);
    return () => {
      observer.disconnect();
      unmount?.();
    };
  }, [forecast]);

  // Webpack evaluates this condition and drops the import of the window.
  if (typeof window === "undefined")
    return (
      <div>
        <ForecastWindow forecast={forecast} />
      </div>
    );
  return <div css={containerCss} ref={container} suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />;
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
  fragment ForecastUnits on ForecastUnits {
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
  fragment ForecastQuestion on ForecastQuestion {
    question
    answer
    source
  }
  fragment Forecast on Forecast {
    title
    note
    months {
      short
      long
    }
    units {
      ...ForecastUnits
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
        questions {
          ...ForecastQuestion
        }
        series {
          ...ForecastAllSeries
        }
      }
    }
    questions {
      title
      items {
        ...ForecastQuestion
      }
    }
  }
`;
