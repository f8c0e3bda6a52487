import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Stat } from "../components/stat";
import { media, space } from "../theme/tokens";

const listCss = css({
  display: "grid",
  gap: `${space.wide} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space.loose },
});

/** Row of figures. */
export function Stats({ stats }: { stats: readonly Queries.StatFragment[] }) {
  return (
    <dl css={listCss}>
      {stats.map(({ value, label }) => (
        <Stat key={label} value={value} label={label} row />
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
