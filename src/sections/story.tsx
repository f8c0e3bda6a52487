import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, media, size, space, weight, width } from "../theme/tokens";

const gridCss = css({
  display: "grid",
  gap: space.vast,
  [media.wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
});
const proseCss = css({ display: "grid", gap: space.loose, alignContent: "start", maxWidth: width.measure });
const milestonesCss = css({ display: "grid", gap: space.loose, alignContent: "start" });
const milestoneCss = css({
  display: "grid",
  gap: space.hair,
  paddingInlineStart: space.loose,
  borderInlineStart: `2px solid ${color.accent}`,
});
const yearCss = css({ fontSize: size.small, letterSpacing: 0, fontWeight: weight.strong, color: color.accentStrong });

/** The company's story, with its years beside it. */
export function Story({ story: { title, paragraphs, milestones } }: { story: Queries.StoryFragment }) {
  return (
    <Section>
      <SectionHeading title={title} />
      <div css={gridCss}>
        <div css={proseCss}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ol css={milestonesCss}>
          {milestones.map((milestone) => (
            <li key={milestone.title} css={milestoneCss}>
              <h3 css={yearCss}>{milestone.title}</h3>
              <p>{milestone.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export const storyFragment = graphql`
  fragment Story on Story {
    title
    paragraphs
    milestones {
      ...Point
    }
  }
`;
