import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { ButtonLink } from "../../components/button";
import { Section } from "../../components/section";
import { archivePath } from "../../content/routes";
import { color, size, space } from "../../theme/tokens";
import { fill } from "../../fill";
import { FilterControls } from "../filter-controls";
import { useFilter } from "../use-filter";
import type { ArchiveLinksProps } from "./archive-links";
import { ElsewhereList } from "./elsewhere-list";
import { listEntries } from "./list-entries";
import { NoPosts } from "./no-posts";
import { PostCard } from "./post-card";
import { featuredCss, postGridCss } from "./post-grid";

interface PostListProps {
  page: Queries.BlogListFragment;
  /** Choices of the filter, also those without entries. */
  tags: readonly string[];
  posts: readonly Queries.PostFragment[];
  articles: readonly Queries.BlogArticleFragment[];
  /** Cover of the featured article for a dark ground. */
  featuredCover: string | null | undefined;
  /** Archive of what the page does not show. */
  archive?: ArchiveLinksProps | undefined;
}

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
const elsewhereCss = css({ marginBlockStart: space.huge });
const controlsCss = css({ marginBlockEnd: space.wide });

function Heading({ title, text }: Queries.HeadingFragment) {
  return (
    <div css={headingCss}>
      <h2 css={titleCss}>{title}</h2>
      {text ? <p css={textCss}>{text}</p> : null}
    </div>
  );
}

/** Articles of this site and posts elsewhere, newest first, all or those of one tag. */
export function PostList({ page, tags, posts, articles, featuredCover, archive }: PostListProps) {
  const { featured: featuredPath, posts: heading, elsewhere: elsewhereHeading } = page;
  const filter = useFilter(tags);
  const { chosen } = filter;
  const isShown = ({ tag }: { readonly tag: string }) => chosen === null || tag === chosen;
  const own = listEntries(articles, posts).filter(isShown);
  const elsewhere = posts.filter(({ linkedinUrl }) => linkedinUrl !== null).filter(isShown);
  const featured = own.find(({ to }) => to === featuredPath);
  const others = own.filter((entry) => entry !== featured);
  const count = own.length + elsewhere.length;
  const hasArchive = archive !== undefined && chosen !== null && archive.archives.includes(chosen);
  return (
    <Section spacing="none">
      <Heading {...heading} />
      <FilterControls
        css={controlsCss}
        filter={filter}
        label={strings.tagFilter}
        choices={tags}
        count={count}
        forms={strings.postCount}
      />
      {count === 0 && !hasArchive ? <NoPosts /> : null}
      {/* New lists for each choice, because moved cards would count as layout shifts. */}
      <div key={chosen}>
        {featured ? (
          <ul role="list" css={featuredCss}>
            <PostCard entry={{ ...featured, cover: featuredCover }} first />
          </ul>
        ) : null}
        {others.length === 0 ? null : (
          <ul role="list" css={postGridCss}>
            {others.map((entry) => (
              <PostCard key={entry.to} entry={entry} />
            ))}
          </ul>
        )}
        {elsewhere.length === 0 ? null : (
          <div css={elsewhereCss}>
            <Heading {...elsewhereHeading} />
            <ElsewhereList posts={elsewhere} />
          </div>
        )}
      </div>
      {hasArchive ? (
        <p css={moreCss}>
          <ButtonLink to={archivePath(archive.blogPath, chosen)} tone="quiet">
            {fill(strings.archive.tagged, { name: chosen })}
          </ButtonLink>
        </p>
      ) : null}
    </Section>
  );
}

export const blogListFragment = graphql`
  fragment BlogList on BlogPage {
    featured
    posts {
      ...Heading
    }
    elsewhere {
      ...Heading
    }
  }
`;
