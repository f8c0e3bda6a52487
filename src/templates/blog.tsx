import { graphql, type PageProps } from "gatsby";

import { PostList } from "../sections/post-list";
import { still } from "../start/still";

const { BlogBegin, ArticleArchive, ArchiveLinks } = await still(
  ["BlogBegin", "ArticleArchive", "ArchiveLinks"],
  () => import("./parts/blog"),
);

interface BlogContext {
  /** Names of the archives; none while the page holds everything. */
  archives?: readonly string[];
}

export default function BlogTemplate({
  data,
  pageContext: { archives },
}: PageProps<Queries.BlogTemplateQuery, BlogContext>) {
  const { page, allPost, allMdx, interfaceStrings: strings, archiveStrings } = data;
  if (!page || !strings) return null;
  const archive = archives && archiveStrings ? { blogPath: page.path, archives, strings: archiveStrings } : undefined;
  return (
    <>
      <BlogBegin page={page} allPost={allPost} />
      <PostList heading={page.posts} posts={allPost.nodes} tags={page.tags} strings={strings} archive={archive} />
      <ArticleArchive heading={page.archive} articles={allMdx.nodes} strings={strings} />
      {archive ? <ArchiveLinks {...archive} /> : null}
    </>
  );
}

export const query = graphql`
  query BlogTemplate($id: String!, $limit: Int, $hasArchive: Boolean = false) {
    page: blogPage(id: { eq: $id }) {
      ...PageHead
      hero {
        ...Hero
      }
      posts {
        ...Heading
      }
      archive {
        ...Heading
      }
      tags
    }
    interfaceStrings {
      ...PostListStrings
      ...ArticleLinkStrings
    }
    archiveStrings: interfaceStrings @include(if: $hasArchive) {
      ...ArchiveStrings
    }
    allPost(sort: { date: DESC }, limit: $limit) {
      nodes {
        ...Post
      }
    }
    allMdx(sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: ASC } }], limit: $limit) {
      nodes {
        ...ArticleLink
      }
    }
  }
`;
