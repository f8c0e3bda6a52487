import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, media, size, space, weight } from "../theme/tokens";

const tableCss = css({
  "& th, & td": {
    padding: `${space.normal} ${space.loose} ${space.normal} 0`,
    textAlign: "start",
    verticalAlign: "top",
    borderBlockEnd: `1px solid ${color.line}`,
  },
  "& thead th": { fontSize: size.small, fontWeight: weight.strong, color: color.muted },
  "& tbody th": { fontWeight: weight.strong, width: "16%" },
  "& td": { width: "42%" },
  "& td:first-of-type": { color: color.muted },
  // On a small screen a row is a block: the topic, then both sides with their names.
  [media.mobile]: {
    "&, & tbody, & tr, & th, & td": { display: "block" },
    "& thead": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "& tr": { paddingBlock: space.normal, borderBlockEnd: `1px solid ${color.line}` },
    "& tbody th, & td": { width: "auto", padding: `${space.hair} 0`, border: 0 },
    "& td::before": { content: "attr(data-label)", display: "block", fontSize: size.small, color: color.muted },
  },
});

/** Before and after, as a table. */
export function Difference({ difference }: { difference: Queries.DifferenceFragment }) {
  const { anchor, title, text, topicLabel, beforeLabel, afterLabel, rows } = difference;
  return (
    <Section id={anchor} ground="sunken" labelledBy={`${anchor}-title`}>
      <SectionHeading title={title} text={text} id={`${anchor}-title`} />
      <table css={tableCss} aria-labelledby={`${anchor}-title`}>
        <thead>
          <tr>
            <th scope="col">{topicLabel}</th>
            <th scope="col">{beforeLabel}</th>
            <th scope="col">{afterLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ topic, before, after }) => (
            <tr key={topic}>
              <th scope="row">{topic}</th>
              <td data-label={beforeLabel}>{before}</td>
              <td data-label={afterLabel}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

export const differenceFragment = graphql`
  fragment Difference on Difference {
    anchor
    title
    text
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
