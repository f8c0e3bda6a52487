import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";

import { StaticSection } from "../bootstrap/static-section";
import { ArchiveLinks } from "../sections/blog/archive-links";
import { BlogArchive, type ArchivePageContext } from "../sections/blog/blog-archive";
import { BlogHead } from "../sections/blog/blog-head";
import { PageHead, toHeadProps } from "../sections/page-head";
import { PostList } from "../sections/blog/post-list";

/** The blog page has the names of its archives, if there are any; a page of an archive has its number. */
type BlogContext = { archives?: readonly string[]; number?: undefined } | ArchivePageContext;

/** The blog page and the pages of its archive in one template, because Gatsby warns about a template without pages. */
export default function BlogTemplate({ data, pageContext }: PageProps<Queries.BlogTemplateQuery, BlogContext>) {
  if (pageContext.number !== undefined) {
    return (
      <StaticSection>
        <BlogArchive data={data} context={pageContext} />
      </StaticSection>
    );
  }
  const { archives } = pageContext;
  const { page, list, allPost, allArticle, featuredArticle, vocabulary } = data;
  if (!page || !list || !allPost || !allArticle || !vocabulary) return null;
  const archive = archives ? { blogPath: page.path, archives } : undefined;
  return (
    <>
      <StaticSection>
        <PageHead {...toHeadProps(page)} type="CollectionPage" />
        <BlogHead hero={page.hero} />
      </StaticSection>
      <Suspense>
        <PostList
          page={list}
          tags={vocabulary.postTags}
          posts={allPost.nodes}
          articles={allArticle.nodes}
          featuredCover={featuredArticle?.cover}
          archive={archive}
        />
      </Suspense>
      {archive ? (
        <StaticSection>
          <ArchiveLinks {...archive} />
        </StaticSection>
      ) : null}
    </>
  );
}

export const query = graphql`
  query BlogTemplate(
    $id: String!
    $featured: String
    $name: String
    $skip: Int
    $limit: Int
    $isArchive: Boolean = false
  ) {
    page: blogPage(id: { eq: $id }) {
      ...PageHead
    }
    list: blogPage(id: { eq: $id }) @skip(if: $isArchive) {
      ...BlogList
    }
    featuredArticle: article(path: { eq: $featured }) @skip(if: $isArchive) {
      cover(dark: true)
    }
    vocabulary @skip(if: $isArchive) {
      postTags
    }
    allPost(sort: { date: DESC }, limit: $limit) @skip(if: $isArchive) {
      nodes {
        ...Post
      }
    }
    allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: $limit) @skip(if: $isArchive) {
      nodes {
        ...BlogArticle
      }
    }
    archivedPosts: allPost(filter: { tag: { eq: $name } }, sort: { date: DESC }, skip: $skip, limit: $limit)
      @include(if: $isArchive) {
      nodes {
        title
        label: tag
        day: date(formatString: "YYYY-MM-DD")
        date: dateText
        url
        linkedinUrl
      }
    }
    archivedArticles: allArticle(
      filter: { category: { eq: $name } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) @include(if: $isArchive) {
      nodes {
        to: path
        title
        label: category
        day: date(formatString: "YYYY-MM-DD")
        date: dateText
      }
    }
  }
`;
