import { css } from "@emotion/react";

import { Section, SectionHeading } from "../../components/section";
import { media, space } from "../../theme/tokens";
import { findOwnArticle } from "./own-article";
import { TeamCard } from "./team-card";

/** So many people at most are shown in one row, or in two of the same length. */
const mostInRow = 6;

/** Two to five columns of at least 13rem. */
const manyWidths = [
  ["(min-width: 1296px)", "221px"],
  ["(min-width: 1232px)", "20vw - 38px"],
  ["(min-width: 1200px)", "25vw - 42px"],
  ["(min-width: 983px)", "23vw - 18px"],
  ["(min-width: 731px)", "30.7vw - 16px"],
  ["(min-width: 500px)", "46vw - 12px"],
  ["", "50vw - 32px"],
] as const;

/** One row in a wide window, half as many columns in one of middle width, and two on a phone. */
const fewWidths = [
  ["(min-width: 1296px)", "180px"],
  ["(min-width: 1200px)", "16.7vw - 36px"],
  ["(min-width: 1024px)", "15.3vw - 20px"],
  ["(min-width: 768px)", "30.7vw - 16px"],
  ["(min-width: 500px)", "46vw - 12px"],
  ["", "50vw - 32px"],
] as const;

/** Two people, each with the text beside the portrait where there is room. */
const pairWidths = [
  ["(min-width: 1296px)", "225px"],
  ["(min-width: 1200px)", "20vw - 34px"],
  ["(min-width: 722px)", "18.4vw - 15px"],
  ["(min-width: 500px)", "46vw - 12px"],
  ["", "50vw - 32px"],
] as const;

const listCss = css({
  display: "grid",
  gap: `${space.huge} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 45%), 1fr))",
});

function rowCss(count: number) {
  return css({
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    [media.desktop]: { gridTemplateColumns: `repeat(${Math.max(2, Math.ceil(count / 2))}, minmax(0, 1fr))` },
    [media.wide]: { gridTemplateColumns: `repeat(${Math.max(2, count)}, minmax(0, 1fr))` },
  });
}

interface TeamGroupProps {
  name: string;
  text: string;
  members: readonly Queries.TeamCardFragment[];
  articles: readonly Queries.OwnArticleFragment[];
  /** Place of the group on the page. */
  group: number;
  /** Number of members in the first view. */
  first?: number;
}

/** A group of people. */
export function TeamGroup({ name, text, members, articles, group, first = 0 }: TeamGroupProps) {
  if (members.length === 0) return null;
  const isRow = members.length <= mostInRow;
  const isPair = members.length <= 2;
  const widths = isPair ? pairWidths : isRow ? fewWidths : manyWidths;
  return (
    <Section spacing="none">
      <SectionHeading title={name} text={text} layout="beside" />
      <ul role="list" css={[listCss, isRow && rowCss(members.length)]}>
        {members.map((member, place) => (
          <TeamCard
            key={member.slug}
            member={member}
            article={findOwnArticle(member.slug, articles)}
            group={group}
            place={place}
            widths={widths}
            beside={isPair}
            first={place < first}
          />
        ))}
      </ul>
    </Section>
  );
}
