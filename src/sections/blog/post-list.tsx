import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { ActionList } from "../../components/action-list";
import { HiddenText } from "../../components/hidden-text";
import { Section } from "../../components/section";
import { archivePath } from "../../content/routes";
import { color, size, space, wrapping } from "../../theme/tokens";
import { Filter } from "../filter/filter.island";
import { useSite } from "../use-site";
import { ElsewhereList } from "./elsewhere-list";
import { NoPosts } from "./no-posts";
import { PostCard } from "./post-card";
import { postGridCss } from "./post-grid";

interface PostListProps {
  page: Queries.BlogListFragment;
  /** Choices of the filter, also those without entries. */
  tags: readonly string[];
  entries: readonly Queries.BlogEntryFragment[];
  /** Numbers of the pages with newer and older entries, if there are any. */
  newer: number | undefined;
  older: number | undefined;
}

const headingCss = css({
  ...wrapping,
  alignItems: "baseline",
  gap: `${space.hair} ${space.loose}`,
  marginBlockEnd: space.loose,
  paddingBlockStart: space.wide,
  borderBlockStart: `1px solid ${color.line}`,
});
const titleCss = css({ fontSize: size.title });
const textCss = css({ color: color.muted });
const pagesCss = css({ marginBlockStart: space.huge });
const elsewhereCss = css({ marginBlockStart: space.huge });
const controlsCss = css({ marginBlockEnd: space.wide });

export function PostList({ page, tags, entries, newer, older }: PostListProps) {
  const { site } = useSite();
  const elsewhere = entries.filter(({ to }) => !to.startsWith("/"));
  const featured = entries.find(({ to }) => to === page.lead?.path);
  const others = entries.filter((entry) => entry !== featured && !elsewhere.includes(entry));
  const own = featured ? [featured, ...others] : others;
  const pages = [
    { label: strings.archive.newer, number: newer },
    { label: strings.archive.older, number: older },
  ].flatMap(({ label, number }) => (number === undefined ? [] : [{ label, to: archivePath(page.path, number) }]));
  return (
    <Section spacing="none">
      <h2>
        <HiddenText>{page.posts}</HiddenText>
      </h2>
      <div data-filtered="">
        <Filter
          css={controlsCss}
          label={strings.tagFilter}
          choices={tags}
          total={entries.length}
          forms={strings.postCount}
          language={site.language}
        />
        <div data-filter-empty="" hidden>
          <NoPosts />
        </div>
        {own.length === 0 ? null : (
          <ul role="list" css={postGridCss} data-filter-list="" data-filter-group="">
            {own.map((entry) => (
              <PostCard key={entry.to} entry={entry} featured={entry === featured} />
            ))}
          </ul>
        )}
        {elsewhere.length === 0 ? null : (
          <div css={elsewhereCss} data-filter-group="">
            <div css={headingCss}>
              <h2 css={titleCss}>{page.elsewhere.title}</h2>
              {page.elsewhere.text ? <p css={textCss}>{page.elsewhere.text}</p> : null}
            </div>
            <ElsewhereList posts={elsewhere} />
          </div>
        )}
        {pages.length === 0 ? null : (
          <nav css={pagesCss} aria-label={strings.archive.title} data-filter-links="">
            <ActionList actions={pages} variant="quiet" />
          </nav>
        )}
      </div>
    </Section>
  );
}

export const blogListFragment = graphql`
  fragment BlogList on BlogPage {
    path
    lead {
      path
    }
    posts
    elsewhere {
      ...Heading
    }
  }
`;
