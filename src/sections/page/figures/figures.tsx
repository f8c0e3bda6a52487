import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { Link } from "../../../components/link";
import { Stat } from "../../../components/stat";
import { media, size, space, toCondition } from "../../../theme/tokens";

const listCss = css({
  display: "grid",
  gap: `${space.wide} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  [`@media screen and ${toCondition(media.mobile)}`]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space.loose },
});
const sourceCss = css({ paddingBlockStart: space.normal, fontSize: size.caption });

/** Row of figures, each of which links to its definition; a line below links to the first one. */
export function FigureRow({ figures }: { figures: readonly Queries.StatFragment[] }) {
  const source = figures.find((figure) => figure.source)?.source;
  return (
    <div>
      <dl css={listCss}>
        {figures.map((figure) => (
          <Stat key={figure.label} {...figure} row />
        ))}
      </dl>
      {source ? (
        <p css={sourceCss}>
          <Link to={source}>{strings.measured}</Link>
        </p>
      ) : null}
    </div>
  );
}

export const statFragment = graphql`
  fragment Stat on Stat {
    value
    label
    source
  }
`;
