import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { ActionList } from "../../components/action-list";
import { coverCard } from "../../components/card";
import { Link } from "../../components/link";
import { containerCss } from "../../components/section";
import { SideSection } from "../../components/side-section";
import { archivePath } from "../../content/routes";
import { color, radius, space, weight } from "../../theme/tokens";
import { fill } from "../../fill";
import { PageHead } from "../page-head";
import { useSite } from "../use-site";
import { ArchiveLinks } from "./archive-links";
import { BlogHead } from "./blog-head";
import { factsCss } from "./post-card";

export interface ArchivePageContext {
  name?: string;
  /** Counted from 1. */
  number: number;
  /** Number of the last page. */
  last: number;
  archives: readonly string[];
}

interface BlogArchiveProps {
  data: Queries.BlogTemplateQuery;
  context: ArchivePageContext;
}

const rowCss = css({
  position: "relative",
  paddingBlock: space.normal,
  borderBlockStart: `1px solid ${color.line}`,
});
const pagesCss = css({ paddingBlockStart: space.huge });
const linkCss = css({
  fontWeight: weight.strong,
  lineHeight: 1.35,
  textDecoration: "none",
  "&:visited": { color: color.muted },
  "li:hover > &": { color: color.accentStrong },
  ...coverCard(radius.small),
});

/** A post or an article. */
type ArchiveEntry = Queries.BlogTemplateQuery["archivedArticles"]["nodes"][number];

/** Posts or articles, one line each; nothing if there are none. */
function ArchiveList({ title, entries }: { title: string; entries: readonly ArchiveEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <SideSection title={title} ground="sunken">
      <ul role="list">
        {entries.map(({ title: name, to, label, day, date }) => (
          <li key={to} css={rowCss}>
            <Link css={linkCss} to={to}>
              {name}
            </Link>
            <p css={factsCss}>
              <span>{label}</span>
              <time dateTime={day}>{date}</time>
            </p>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}

/** A page of the blog's archive. */
export function BlogArchive({ data, context }: BlogArchiveProps) {
  const { site } = useSite();
  const { page, archivedPosts, archivedArticles } = data;
  if (!page) return null;
  const { name, number, last, archives } = context;
  const { archive } = strings;
  const base = name === undefined ? archive.title : fill(archive.tagged, { name });
  const title = number === 1 ? base : fill(archive.page, { title: base, page: String(number) });
  const description = fill(archive.description, { title, name: site.name });
  // The archive of everything continues the blog page.
  const first = name === undefined ? page.path : undefined;
  const newer = number > 1 ? archivePath(page.path, name, number - 1) : first;
  const older = number < last ? archivePath(page.path, name, number + 1) : undefined;
  return (
    <>
      <PageHead
        path={archivePath(page.path, name, number)}
        title={title}
        description={description}
        keywords={page.seo.keywords}
        modified={page.updated}
        card={{ path: page.path, title: page.hero.title }}
        type="CollectionPage"
        parents={[{ name: page.hero.title, path: page.path }]}
      />
      <BlogHead hero={{ eyebrow: page.hero.title, title, text: description }} />
      <ArchiveList
        title={archive.posts}
        entries={archivedPosts.nodes.map((post) => ({ ...post, to: post.url ?? post.linkedinUrl ?? site.url }))}
      />
      <ArchiveList title={archive.articles} entries={archivedArticles.nodes} />
      <nav css={[containerCss, pagesCss]} aria-label={title}>
        <ActionList
          actions={[
            newer ? { label: archive.newer, to: newer } : [],
            older ? { label: archive.older, to: older } : [],
          ].flat()}
          tone="quiet"
        />
      </nav>
      <ArchiveLinks blogPath={page.path} archives={archives} />
    </>
  );
}
