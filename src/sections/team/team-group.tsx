import { css } from "@emotion/react";

import type { Width } from "../../components/picture/sizes";
import { Section, SectionHeading } from "../../components/section";
import { media, space } from "../../theme/tokens";
import { findOwnArticle } from "./own-article";
import { TeamCard } from "./team-card";

/** Groups up to this size fit one row, or two equal rows. */
const maxInRow = 6;

const half: Width = [0, 1 / 2, -12];
/** Two to five columns of at least 13rem. */
const many: Width[] = [[1232, 1 / 5, -19], [983, 1 / 4, -18], [731, 1 / 3, -16], half];
/** One row in wide windows, three columns in medium ones, two on phones. */
const few = (columns: number): Width[] => [[1024, 1 / columns, 24 / columns - 24], [768, 1 / 3, -16], half];
/** Two people, with the text beside the portrait in wide cards. */
const pair: Width[] = [[722, 1 / 5, -14], half];

const listCss = css({
  display: "grid",
  gap: `${space.huge} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 45%), 1fr))",
});

function rowCss(columns: number) {
  return css({
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    [media.desktop]: { gridTemplateColumns: `repeat(${Math.min(3, columns)}, minmax(0, 1fr))` },
    [media.wide]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  });
}

interface TeamGroupProps {
  name: string;
  text: string;
  members: readonly Queries.TeamCardFragment[];
  articles: readonly Queries.OwnArticleFragment[];
  /** Index of the group on the page. */
  group: number;
  /** Number of portraits above the fold. */
  first?: number;
}

export function TeamGroup({ name, text, members, articles, group, first = 0 }: TeamGroupProps) {
  if (members.length === 0) return null;
  const isRow = members.length <= maxInRow;
  const isPair = members.length <= 2;
  // Three portraits are not larger than four.
  const columns = isPair ? 2 : Math.max(4, members.length);
  return (
    <Section spacing="none">
      <SectionHeading title={name} text={text} layout="beside" />
      <ul role="list" css={[listCss, isRow && rowCss(columns)]}>
        {members.map((member, index) => (
          <TeamCard
            key={member.slug}
            member={member}
            article={findOwnArticle(member.slug, articles)}
            group={group}
            index={index}
            widths={isPair ? pair : isRow ? few(columns) : many}
            beside={isPair}
            first={index < first}
          />
        ))}
      </ul>
    </Section>
  );
}
