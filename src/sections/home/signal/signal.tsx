import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lazy, Suspense } from "react";

import { media, space } from "../../../theme/tokens";
import { SignalCase } from "./signal-case";

/** Without its script there is no drawing. */
const LateCase = lazy<typeof SignalCase>(() =>
  import("./signal-case").then(
    (module) => ({ default: module.SignalCase }),
    () => ({ default: () => <></> }),
  ),
);

// Beside the hero's text it runs out of the page on the right, and on a small screen on both sides.
const placeCss = css({
  display: "grid",
  [media.narrow]: {
    width: "100vw",
    minHeight: "calc(clamp(min(15rem, 66vw), 60vw, 30rem) + 10rem)",
    marginInline: `calc(-1 * ${space.gutter})`,
  },
  [media.wide]: {
    position: "absolute",
    insetInlineStart: "50%",
    insetBlockStart: 0,
    width: "calc(50% + (100vw - 100%) / 2)",
    height: "calc(100% - 12rem)",
  },
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
