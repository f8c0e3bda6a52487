import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import { archivePath } from "../../content/routes";
import { color, media, radius, size, space } from "../../theme/tokens";
import { fill } from "../fill";
import { FilterControls } from "../filter-controls";
import { useFilter } from "../use-filter";
import { useSite } from "../use-site";
import type { ArchiveLinksProps } from "./archive-links";
import { numberKinds } from "./post-art";
import { PostCard } from "./post-card";
import { postGridCss } from "./post-grid";

interface PostListProps {
  heading: Queries.HeadingFragment;
  posts: readonly Queries.PostFragment[];
  /** All tags, also those without posts. */
  tags: readonly string[];
  strings: Queries.PostListStringsFragment;
  /** Archive of the posts that the page does not show. */
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
const controlsCss = css({ marginBlockEnd: space.wide });
const emptyCss = css({ display: "grid", gap: space.loose });
const sentenceCss = css({ fontSize: size.lead, color: color.muted });
const boxCss = css({
  display: "grid",
  gap: space.loose,
  justifyItems: "start",
  alignItems: "center",
  padding: `clamp(${space.loose}, 4vw, ${space.vast})`,
  borderRadius: radius.large,
  background: color.dark,
  color: color.onDark,
  [media.desktop]: { gridTemplateColumns: "1fr auto" },
});
const boxTextCss = css({ display: "grid", gap: space.tight, "& > p": { color: color.onDarkMuted } });

/** Shown in place of the posts where a category has none. */
function NoPosts({ strings: { noPosts, stayUpdated } }: Pick<PostListProps, "strings">) {
  const { site, strings } = useSite();
  return (
    <div css={emptyCss}>
      <p css={sentenceCss}>{noPosts}</p>
      <div css={boxCss}>
        <div css={boxTextCss}>
          <h3 css={titleCss}>{stayUpdated.title}</h3>
          <p>{stayUpdated.text}</p>
        </div>
        <ButtonLink to={site.social.url} newTab={strings.newTab}>
          <Icon name="linkedin" />
          {stayUpdated.label}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Posts of this site and of others, newest first, all or those of one tag. */
export function PostList({ heading, posts, tags, strings, archive }: PostListProps) {
  const filter = useFilter(tags);
  const { chosen } = filter;
  const kinds = numberKinds(posts, tags);
  const cards = posts.map((post, index) => ({ post, kind: kinds[index] ?? 0 }));
  const shown = chosen === null ? cards : cards.filter(({ post }) => post.tag === chosen);
  const hasArchive = archive !== undefined && chosen !== null && archive.archives.includes(chosen);
  return (
    <Section rhythm="joined">
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
        strings={strings.postCount}
      />
      {shown.length === 0 ? (
        hasArchive ? null : (
          <NoPosts strings={strings} />
        )
      ) : (
        // A new list for each choice, because moved cards would count as layout shifts.
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
    readMore
    readOnLinkedIn
    noPosts
    stayUpdated {
      title
      text
      label
    }
  }
`;
