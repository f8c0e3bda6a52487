import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import { hiddenCss } from "../../components/hidden-text";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import { TableHead } from "../../components/table-head";
import { color, media, radius, size, space, toCondition, columnPair, weight } from "../../theme/tokens";

const edge = `1px solid ${color.line}`;

const tableCss = css({
  "& th, & td": { textAlign: "start", verticalAlign: "top", textWrap: "pretty" },
  "& td, & th + th": { overflowWrap: "anywhere" },
  "& thead th": { fontSize: size.small, fontWeight: weight.strong, color: color.muted },
  "& tbody th": { fontWeight: weight.strong },
  "& td:nth-of-type(1)": { color: color.muted },
  "& td:nth-of-type(2)": { fontWeight: 500 },
  [`${media.desktop}, print`]: {
    borderCollapse: "separate",
    borderSpacing: 0,
    "& th, & td": { padding: `${space.normal} ${space.loose}`, borderBlockEnd: edge },
    "& tbody tr:last-of-type > *": { borderBlockEnd: 0 },
    "& th:first-of-type": {
      width: "18%",
      minWidth: "8.125rem",
      padding: `${space.normal} ${space.normal} ${space.normal} 0`,
    },
    "& td": { width: "41%" },
    // Shows the last column as a raised card.
    "& tr > :last-child": { background: color.raised, borderInline: edge, paddingInline: space.wide },
    "& thead th:last-child": {
      borderBlockStart: `3px solid ${color.accent}`,
      paddingBlockStart: `calc(${space.normal} - 3px)`,
      borderRadius: `${radius.medium} ${radius.medium} 0 0`,
      color: color.accentStrong,
    },
    "& tbody tr:last-of-type > :last-child": {
      borderBlockEnd: edge,
      borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
    },
  },
  "@media print": { "& th, & td": { paddingBlock: space.tight } },
  // Small screens show both sides below the topic, side by side; large text stacks them.
  [`@media screen and ${toCondition(media.mobile)}`]: {
    "&, & thead, & tbody, & th, & td": { display: "block" },
    "& tr": {
      display: "grid",
      gridTemplateColumns: columnPair,
      gap: `${space.hair} ${space.normal}`,
      paddingBlock: space.snug,
      borderBlockEnd: edge,
      fontSize: size.small,
      lineHeight: 1.45,
    },
    "& tbody th": { gridColumn: "1 / -1", fontSize: size.body, overflowWrap: "anywhere" },
    "& thead th:first-of-type": hiddenCss,
    "& thead th:last-of-type": { color: color.accentStrong },
  },
});
const afterCss = css({
  [media.desktop]: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: space.snug },
  "& svg": { marginBlockStart: "0.2em", color: color.accent, [media.mobile]: { display: "none" } },
});

export function ComparisonSection(section: Queries.ComparisonSectionFragment) {
  const { title, text, topicLabel, beforeLabel, afterLabel, rows } = section;
  const titleId = `${useId()}title`;
  return (
    <Section frame={section} labelledBy={titleId} spacing="large" title={title} text={text}>
      <table css={tableCss} aria-labelledby={titleId}>
        <TableHead labels={[topicLabel, beforeLabel, afterLabel]} />
        <tbody>
          {rows.map(({ topic, before, after }) => (
            <tr key={topic}>
              <th scope="row">{topic}</th>
              <td>{before}</td>
              <td>
                <span css={afterCss}>
                  <Icon name="check" />
                  {after}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

export const comparisonFragment = graphql`
  fragment ComparisonSection on ComparisonSection {
    ...Titled
    topicLabel
    beforeLabel
    afterLabel
    rows {
      topic
      before
      after
    }
  }
`;
