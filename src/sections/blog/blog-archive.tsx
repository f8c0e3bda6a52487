import { archivePath } from "../../content/routes";
import { fill } from "../fill";
import { PageHead } from "../page-head";
import { useSite } from "../use-site";
import { ArchiveLinks, ArchivePages } from "./archive-links";
import { ArchiveList } from "./archive-list";
import { BlogHead } from "./blog-head";

export interface ArchivePageContext {
  name?: string;
  /** Counted from 1. */
  number: number;
  newer?: string;
  older?: string;
  archives: readonly string[];
}

interface BlogArchiveProps {
  data: Queries.BlogTemplateQuery;
  context: ArchivePageContext;
}

/** A page of the blog's archive. */
export function BlogArchive({ data, context }: BlogArchiveProps) {
  const { site } = useSite();
  const { page, archiveStrings, archivePageStrings, archivedPosts, archivedArticles } = data;
  if (!page || !archiveStrings || !archivePageStrings) return null;
  const { name, number, newer, older, archives } = context;
  const { archive } = archivePageStrings;
  const { title: everything, tagged } = archiveStrings.archive;
  const base = name === undefined ? everything : fill(tagged, { name });
  const title = number === 1 ? base : fill(archive.page, { title: base, page: String(number) });
  const description = fill(archive.description, { title, name: site.name });
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
        entries={archivedPosts.nodes.map(({ tag, url, linkedinUrl, ...post }) => ({
          ...post,
          label: tag,
          to: url ?? linkedinUrl ?? site.url,
        }))}
      />
      <ArchiveList
        title={archive.articles}
        entries={archivedArticles.nodes.map(({ path, category, ...article }) => ({
          ...article,
          label: category,
          to: path,
        }))}
      />
      <ArchivePages label={title} newer={newer} older={older} strings={archive} />
      <ArchiveLinks blogPath={page.path} archives={archives} strings={archiveStrings} />
    </>
  );
}
