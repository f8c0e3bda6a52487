import { graphql, type PageProps } from "gatsby";

import { ArticleList } from "../sections/article-list";
import { Hero } from "../sections/hero";
import { PageHead, toHeadProps } from "../sections/page-head";
import { PostList } from "../sections/post-list";
import { toAbsolute } from "../seo/addresses";
import { buildItemList, entityId } from "../seo/graph";

export default function BlogTemplate({ data: { page, allPost, allMdx } }: PageProps<Queries.BlogTemplateQuery>) {
  if (!page) return null;
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
      <Hero hero={page.hero} />
      <PostList heading={page.posts} posts={allPost.nodes} />
      <ArticleList heading={page.archive} articles={allMdx.nodes} ground="sunken" />
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
    }
    allPost(sort: { date: DESC }) {
      nodes {
        ...Post
      }
    }
    allMdx(sort: { frontmatter: { date: DESC } }) {
      nodes {
        ...ArticleLink
      }
    }
  }
`;
