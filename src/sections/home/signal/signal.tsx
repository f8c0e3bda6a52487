import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lazy, Suspense } from "react";

import { besideHeroCss } from "../../../components/art/beside-hero-css";
import { media } from "../../../theme/tokens";
import { SignalCase } from "./signal-case";

/** Without its script there is no drawing. */
const LateCase = lazy<typeof SignalCase>(() =>
  import("./signal-case").then(
    (module) => ({ default: module.SignalCase }),
    () => ({ default: () => <></> }),
  ),
);

const placeCss = css(besideHeroCss, {
  display: "grid",
  [media.narrow]: { minHeight: "calc(clamp(min(15rem, 66vw), 60vw, 30rem) + 10rem)" },
});

/** The signal line of the home page. Only a navigation to it needs its script, which is therefore loaded late. */
export function Signal(props: Queries.SignalFragment) {
  return (
    <div css={placeCss}>
      {/* An expression that webpack evaluates, so that it drops the import. */}
      {typeof window === "undefined" ? (
        <SignalCase {...props} />
      ) : (
        <Suspense>
          <LateCase {...props} />
        </Suspense>
      )}
    </div>
  );
}

export const signalFragment = graphql`
  fragment Signal on Signal {
    sample
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
