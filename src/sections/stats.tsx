import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Stat } from "../components/stat";
import { space } from "../theme/tokens";

const listCss = css({
  display: "grid",
  gap: space.wide,
  gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))",
  width: "100%",
  marginBlockStart: space.loose,
});

/** Figures in a row. */
export function Stats({ stats }: { stats: readonly Queries.StatFragment[] }) {
  return (
    <dl css={listCss}>
      {stats.map(({ value, label }) => (
        <Stat key={label} value={value} label={label} />
      ))}
    </dl>
  );
}

export const statFragment = graphql`
  fragment Stat on Stat {
    value
    label
  }
`;
