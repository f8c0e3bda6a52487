import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../components/button";
import { Section } from "../components/section";
import { archivePath } from "../content/routes";
import { color, size, space } from "../theme/tokens";
import type { ArchiveLinksProps } from "./archive-links";
import { fill } from "./fill";
import { NoPosts } from "./no-posts";
import { orderKinds } from "./order-kinds";
import { PostCard } from "./post-card";
import { postGridCss } from "./post-grid";
import { FilterControls } from "./filter-controls";
import { useFilter } from "./use-filter";

interface PostListProps {
  heading: Queries.HeadingFragment;
  posts: readonly Queries.PostFragment[];
  /** All tags, whether a post has them or not. */
  tags: readonly string[];
  strings: Queries.PostListStringsFragment;
  /** Where the posts are that the page does not hold. */
  archive?: ArchiveLinksProps | undefined;
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
const moreCss = css({ marginBlockStart: space.wide });
const controlsCss = css({ marginBlockEnd: space.wide });

/** Posts of this site and of others, newest first, all or those of a tag. */
export function PostList({ heading, posts, tags, strings, archive }: PostListProps) {
  const filter = useFilter(tags);
  const { chosen } = filter;
  const kinds = orderKinds(posts, tags);
  const cards = posts.map((post, index) => ({ post, kind: kinds[index] ?? 0 }));
  const shown = chosen === null ? cards : cards.filter(({ post }) => post.tag === chosen);
  const hasArchive = archive !== undefined && chosen !== null && archive.archives.includes(chosen);
  return (
    <Section css={sectionCss}>
      <div css={headingCss}>
        <h2 css={titleCss}>{heading.title}</h2>
        {heading.text ? <p css={textCss}>{heading.text}</p> : null}
      </div>
      <FilterControls
        css={controlsCss}
        filter={filter}
        label={strings.tagFilter}
        all={strings.all}
        choices={tags}
        count={shown.length}
        words={strings.postCount}
      />
      {shown.length === 0 ? (
        hasArchive ? null : (
          <NoPosts strings={strings} />
        )
      ) : (
        // A new list for each choice: cards that moved up would count as a page that jumps.
        <ul role="list" key={chosen} css={postGridCss}>
          {shown.map(({ post, kind }) => (
            <PostCard key={post.jsonId} post={post} strings={strings} kind={kind} />
          ))}
        </ul>
      )}
      {hasArchive ? (
        <p css={moreCss}>
          <ButtonLink to={archivePath(archive.blogPath, chosen)} tone="quiet">
            {fill(archive.strings.archive.tagged, { name: chosen })}
          </ButtonLink>
        </p>
      ) : null}
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
