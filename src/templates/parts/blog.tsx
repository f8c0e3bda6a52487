import { ArchiveLinks } from "../../sections/archive-links";
import { ArticleArchive } from "../../sections/article-archive";
import { BlogHead } from "../../sections/blog-head";
import { PageHead, toHeadProps } from "../../sections/page-head";
import { toAbsolute } from "../../seo/addresses";
import { buildItemList, entityId } from "../../seo/graph";

interface BlogProps {
  page: NonNullable<Queries.BlogTemplateQuery["page"]>;
  posts: Queries.HeadingFragment;
  allPost: NonNullable<Queries.BlogTemplateQuery["allPost"]>;
}

/** Head of the page, and what stands before the filter. */
export function BlogBegin({ page, posts, allPost }: BlogProps) {
  return (
    <>
      <PageHead
        {...toHeadProps(page)}
        type="CollectionPage"
        entities={({ url }) => [
          buildItemList(
            entityId(url, page.path, "posts"),
            posts.title,
            allPost.nodes.map((post) => ({
              name: post.title,
              url: toAbsolute(url, post.url ?? post.linkedinUrl ?? "/"),
            })),
          ),
        ]}
      />
      <BlogHead hero={page.hero} />
    </>
  );
}

export { ArchiveLinks, ArticleArchive };
