import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section, SectionHeading } from "../../components/section";
import { color, media, size, space } from "../../theme/tokens";
import { PanelPicture } from "../panel-picture";

const gridCss = css({
  display: "grid",
  gap: space.huge,
  [media.wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", gap: space.vast, alignItems: "start" },
});
const listCss = css({ display: "grid" });
const agentCss = css({
  display: "grid",
  gap: space.tight,
  paddingBlock: space.normal,
  borderBlockStart: `1px solid ${color.line}`,
  "&:last-of-type": { borderBlockEnd: `1px solid ${color.line}` },
});
const nameCss = css({ fontSize: size.title });
const textCss = css({ color: color.muted });

/** The chat agents of a product and what they answer. */
export function Agents({ title, text, items, picture }: Queries.AgentsFragment) {
  return (
    <Section ground="sunken">
      <SectionHeading title={title} text={text} place="beside" />
      <div css={gridCss}>
        {picture ? <PanelPicture picture={picture} /> : null}
        <ul role="list" css={listCss}>
          {items.map((agent) => (
            <li key={agent.title} css={agentCss}>
              <h3 css={nameCss}>{agent.title}</h3>
              <p css={textCss}>{agent.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const agentsFragment = graphql`
  fragment Agents on Agents {
    title
    text
    items {
      ...Point
    }
    picture {
      ...PanelPicture
    }
  }
`;
