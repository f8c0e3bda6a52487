import { graphql, type PageProps } from "gatsby";

import { ArticleArchive } from "../sections/article-archive";
import { BlogHead } from "../sections/blog-head";
import { PageHead, toHeadProps } from "../sections/page-head";
import { PostList } from "../sections/post-list";
import { toAbsolute } from "../seo/addresses";
import { buildItemList, entityId } from "../seo/graph";

export default function BlogTemplate({ data }: PageProps<Queries.BlogTemplateQuery>) {
  const { page, allPost, allMdx, interfaceStrings: strings } = data;
  if (!page || !strings) return null;
  return (
    <>
      <PageHead
        {...toHeadProps(page)}
        type="CollectionPage"
        entities={({ url }) => [
          buildItemList(
            entityId(url, page.path, "posts"),
            page.posts.title,
            allPost.nodes.map((post) => ({
              name: post.title,
              url: toAbsolute(url, post.url ?? post.linkedinUrl ?? "/"),
            })),
          ),
        ]}
      />
      <BlogHead hero={page.hero} />
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
