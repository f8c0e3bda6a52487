import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { FilterBar } from "../components/filter-bar";
import { Section } from "../components/section";
import { color, media, size, space } from "../theme/tokens";
import { writeCount } from "./count";
import { NoPosts } from "./no-posts";
import { orderKinds } from "./order-kinds";
import { PostCard } from "./post-card";
import { postGridCss } from "./post-grid";
import { useFilter } from "./use-filter";
import { useSite } from "./use-site";

interface PostListProps {
  heading: Queries.HeadingFragment;
  posts: readonly Queries.PostFragment[];
  /** All tags, whether a post has them or not. */
  tags: readonly string[];
  strings: Queries.PostListStringsFragment;
}

const sectionCss = css({ paddingBlockStart: 0 });
const headingCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.hair} ${space.loose}`,
  marginBlockEnd: space.loose,
  paddingBlockStart: space.wide,
  borderBlockStart: `1px solid ${color.line}`,
});
const titleCss = css({ fontSize: size.title });
const textCss = css({ color: color.muted });
const controlsCss = css({
  display: "grid",
  gap: space.normal,
  alignItems: "center",
  marginBlockEnd: space.wide,
  [media.desktop]: { gridTemplateColumns: "1fr auto" },
});
const countCss = css({
  fontSize: size.small,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
  // A shorter number gives the filter no more room than a longer one.
  [media.desktop]: { minWidth: "6rem", textAlign: "end" },
});

/** Posts of this site and of others, newest first, all or those of a tag. */
export function PostList({ heading, posts, tags, strings }: PostListProps) {
  const { site } = useSite();
  const { chosen, choose, ready } = useFilter(tags);
  const kinds = orderKinds(posts, tags);
  const cards = posts.map((post, index) => ({ post, kind: kinds[index] ?? 0 }));
  const shown = chosen === null ? cards : cards.filter(({ post }) => post.tag === chosen);
  return (
    <Section css={sectionCss}>
      <div css={headingCss}>
        <h2 css={titleCss}>{heading.title}</h2>
        {heading.text ? <p css={textCss}>{heading.text}</p> : null}
      </div>
      <div css={controlsCss}>
        <FilterBar
          label={strings.tagFilter}
          all={strings.all}
          choices={tags}
          chosen={chosen}
          onChoose={choose}
          ready={ready}
        />
        <p css={countCss} role="status">
          {/* A new element for each choice, so that the same number is announced again. */}
          <span key={chosen}>{writeCount(shown.length, strings.postCount, site.language)}</span>
        </p>
      </div>
      {shown.length === 0 ? (
        <NoPosts strings={strings} />
      ) : (
        // A new list for each choice: cards that moved up would count as a page that jumps.
        <ul key={chosen} css={postGridCss}>
          {shown.map(({ post, kind }) => (
            <PostCard key={post.jsonId} post={post} strings={strings} kind={kind} />
          ))}
        </ul>
      )}
    </Section>
  );
}

export const postListStringsFragment = graphql`
  fragment PostListStrings on InterfaceStrings {
    all
    tagFilter
    postCount {
      one
      other
    }
    ...PostCardStrings
    ...NoPosts
  }
`;
