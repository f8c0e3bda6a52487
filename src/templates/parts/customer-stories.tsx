import { Hero } from "../../sections/hero";
import { PageHead, toHeadProps } from "../../sections/page-head";

/** Head of the page and its first view. */
export function StoriesBegin({ page }: { page: NonNullable<Queries.CustomerStoriesTemplateQuery["page"]> }) {
  return (
    <>
      <PageHead {...toHeadProps(page)} type="CollectionPage" />
      <Hero hero={page.hero} />
    </>
  );
}
