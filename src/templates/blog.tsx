import { graphql, type PageProps } from "gatsby";

import { ArchiveHead, BlogHead } from "../sections/blog/blog-head";
import { PageHead, toHeadProps } from "../sections/page-head";
import { PostList } from "../sections/blog/post-list";
import { demand } from "./demand";

/** The blog page with the newest entries, and the pages of its archive with the others. */
export default function BlogTemplate({ data }: PageProps<Queries.BlogTemplateQuery>) {
  const { allBlogEntry } = data;
  const page = demand(data.page, "blog page");
  const { currentPage, hasNextPage } = allBlogEntry.pageInfo;
  const number = currentPage - 1;
  return (
    <>
      {number > 0 ? (
        <ArchiveHead page={page} number={number} />
      ) : (
        <>
          <PageHead {...toHeadProps(page)} type="CollectionPage" />
          <BlogHead {...page.hero} />
        </>
      )}
      <PostList
        page={page}
        tags={demand(data.vocabulary, "vocabulary").postTags}
        entries={allBlogEntry.nodes}
        newer={number > 0 ? number - 1 : undefined}
        older={hasNextPage ? number + 1 : undefined}
      />
    </>
  );
}

export const query = graphql`
  query BlogTemplate($id: String!, $skip: Int!, $limit: Int!) {
    page: blogPage(id: { eq: $id }) {
      ...PageHead
      hero {
        eyebrow
        title
        text
      }
      ...BlogList
    }
    vocabulary {
      postTags
    }
    allBlogEntry(
      filter: { post: { id: { eq: null } } }
      sort: [{ date: DESC }, { title: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...BlogEntry
      }
      pageInfo {
        currentPage
        hasNextPage
      }
    }
  }
`;
