import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lazy, Suspense } from "react";

import { besideHeroCss } from "../../../components/art/beside-hero-css";
import { media } from "../../../theme/tokens";
import { SignalCase } from "./signal-case";

/** Renders nothing if its script fails to load. */
const LazySignalCase = lazy<typeof SignalCase>(() =>
  import("./signal-case").then(
    (module) => ({ default: module.SignalCase }),
    () => ({ default: () => <></> }),
  ),
);

const containerCss = css(besideHeroCss, {
  display: "grid",
  [media.narrow]: { minHeight: "calc(clamp(min(15rem, 66vw), 60vw, 30rem) + 10rem)" },
});

/** Signal line of the home page. Its script is loaded only after a navigation. */
export function Signal(props: Queries.SignalFragment) {
  return (
    <div css={containerCss}>
      {/* Webpack evaluates this condition and drops the import. */}
      {typeof window === "undefined" ? (
        <SignalCase {...props} />
      ) : (
        <Suspense>
          <LazySignalCase {...props} />
        </Suspense>
      )}
    </div>
  );
}

export const signalFragment = graphql`
  fragment Signal on Signal {
    sample
    unit
    choose
    moment
    now
    moments
    forecast
    accounts {
      course
      label
      name
      usage
      ranges
      outcome
      events {
        month
        before
        text
      }
    }
  }
`;
