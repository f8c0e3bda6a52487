import { graphql, type PageProps } from "gatsby";

import { PostList } from "../sections/post-list";
import { still } from "../start/still";

const { BlogBegin, ArticleArchive } = await still(["BlogBegin", "ArticleArchive"], () => import("./parts/blog"));

export default function BlogTemplate({ data }: PageProps<Queries.BlogTemplateQuery>) {
  const { page, allPost, allMdx, interfaceStrings: strings } = data;
  if (!page || !strings) return null;
  return (
    <>
      <BlogBegin page={page} allPost={allPost} />
      <PostList heading={page.posts} posts={allPost.nodes} tags={page.tags} strings={strings} />
      <ArticleArchive heading={page.archive} articles={allMdx.nodes} strings={strings} />
    </>
  );
}

export const query = graphql`
  query BlogTemplate($id: String!) {
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
    allPost(sort: { date: DESC }) {
      nodes {
        ...Post
      }
    }
    allMdx(sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: ASC } }]) {
      nodes {
        ...ArticleLink
      }
    }
  }
`;
