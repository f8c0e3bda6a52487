import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { CallToAction } from "../../sections/call-to-action";
import { Hero } from "../../sections/hero";
import { PageHead, toHeadProps } from "../../sections/page-head";
import { ProductCards } from "../../sections/product-cards";
import { Stats } from "../../sections/stats";
import { Steps } from "../../sections/steps";
import { buildItemList, entityId } from "../../seo/graph";

type OverviewProps = Pick<Queries.ProductOverviewTemplateQuery, "allProductPage"> & {
  page: NonNullable<Queries.ProductOverviewTemplateQuery["page"]>;
};

/** Head of the page, and what stands before its carousel. */
export function OverviewBegin({ page, allProductPage }: OverviewProps) {
  return (
    <>
      <PageHead
        {...toHeadProps(page)}
        entities={({ url }) => [
          buildItemList(
            entityId(url, page.path, "products"),
            page.seo.title,
            allProductPage.nodes.map(({ path, product }) => ({ name: product.name, url: `${url}${path}` })),
          ),
        ]}
      />
      <Hero hero={page.hero} aside={<ProductCards products={allProductPage.nodes} />} />
    </>
  );
}

/** What stands after the carousel. */
export function OverviewEnd({ page }: Pick<OverviewProps, "page">) {
  return (
    <>
      <Steps title={page.steps.title} items={page.steps.items} />
      <Section ground="sunken">
        <SectionHeading {...page.proof} wide />
        <Stats stats={page.stats} />
      </Section>
      <CallToAction callToAction={page.callToAction} />
    </>
  );
}
