import { ArchiveLinks } from "../../sections/archive-links";
import { ArchiveList } from "../../sections/archive-list";
import { ArchivePages } from "../../sections/archive-pages";
import { BlogHead } from "../../sections/blog-head";
import { fill } from "../../sections/fill";
import { PageHead } from "../../sections/page-head";
import { useSite } from "../../sections/use-site";
import { archivePath } from "../../content/routes";

export interface BlogArchiveProps {
  data: Queries.BlogArchiveTemplateQuery;
  context: {
    name?: string;
    number: number;
    newer?: string;
    older?: string;
    archives: readonly string[];
  };
}

/** A page of the blog's archive. */
export function BlogArchivePage({ data, context }: BlogArchiveProps) {
  const { site } = useSite();
  const { blogPage, interfaceStrings: strings, allPost, allMdx } = data;
  if (!blogPage || !strings) return null;
  const { name, number, newer, older, archives } = context;
  const { archive } = strings;
  const base = name === undefined ? archive.title : fill(archive.tagged, { name });
  const title = number === 1 ? base : fill(archive.page, { title: base, page: String(number) });
  const description = fill(archive.description, { title, name: site.name });
  return (
    <>
      <PageHead
        path={archivePath(blogPage.path, name, number)}
        title={title}
        description={description}
        keywords={blogPage.seo.keywords}
        modified={blogPage.updated}
        card={{ path: blogPage.path, title: blogPage.hero.title }}
        type="CollectionPage"
        parents={[{ name: blogPage.hero.title, path: blogPage.path }]}
      />
      <BlogHead hero={{ eyebrow: blogPage.hero.title, title, text: description }} />
      <ArchiveList
        title={archive.posts}
        entries={allPost.nodes.map(({ tag, url, linkedinUrl, ...post }) => ({
          ...post,
          label: tag,
          to: url ?? linkedinUrl ?? site.url,
        }))}
      />
      <ArchiveList
        title={archive.articles}
        entries={allMdx.nodes.map(({ path, frontmatter: { category, ...article } }) => ({
          ...article,
          label: category,
          to: path,
        }))}
      />
      <ArchivePages label={title} newer={newer} older={older} strings={archive} />
      <ArchiveLinks blogPath={blogPage.path} archives={archives} strings={strings} />
    </>
  );
}
