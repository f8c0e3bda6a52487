import { css } from "@emotion/react";

import { Section, type Ground } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, size, space } from "../theme/tokens";

interface PointsProps {
  title: string;
  text?: string | null;
  items: readonly Queries.PointFragment[];
  /** Items that follow each other are counted. */
  ordered?: boolean;
  ground?: Ground;
}

const listCss = css({
  display: "grid",
  gap: space.wide,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  counterReset: "point",
});
const itemCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.tight,
  paddingBlockStart: space.normal,
  borderBlockStart: `1px solid ${color.line}`,
});
const orderedCss = css({
  counterIncrement: "point",
  "&::before": {
    content: "counter(point)",
    fontSize: size.small,
    color: color.accentStrong,
    fontVariantNumeric: "tabular-nums",
  },
});
const titleCss = css({ fontSize: size.title });

/** A heading over short texts, in columns where there is room. */
export function Points({ title, text, items, ordered = false, ground = "plain" }: PointsProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <Section ground={ground}>
      <SectionHeading title={title} text={text} />
      <List css={listCss}>
        {items.map((item) => (
          <li key={item.title} css={[itemCss, ordered && orderedCss]}>
            <h3 css={titleCss}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
