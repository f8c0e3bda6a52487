import { CallToAction } from "../../sections/call-to-action";
import { Agents } from "../../sections/agents";
import { ChapterIndex } from "../../sections/chapter-index";
import { Chapters } from "../../sections/chapters";
import { Hero } from "../../sections/hero";
import { PageHead, toHeadProps } from "../../sections/page-head";
import { ScreenStage } from "../../sections/screen-stage";
import { useSite } from "../../sections/use-site";
import { entityId, organizationId } from "../../seo/graph";

/** The page of a product. */
export function ProductPage({ page }: Queries.ProductTemplateQuery) {
  const { strings } = useSite();
  if (!page) return null;
  const { product, agents } = page;
  const dark = page.ground === "ink";
  return (
    <>
      <PageHead
        {...toHeadProps(page)}
        entities={({ url }) => [
          {
            "@type": "SoftwareApplication",
            "@id": entityId(url, page.path, "product"),
            name: product.name,
            description: page.seo.description,
            url: `${url}${page.path}`,
            applicationCategory: product.category,
            operatingSystem: "Web",
            featureList: page.chapters.map(({ title }) => title),
            publisher: { "@id": organizationId(url) },
          },
        ]}
      />
      <Hero hero={page.hero} dark={dark} />
      <ScreenStage picture={page.picture} dark={dark} />
      <ChapterIndex label={strings.sections} chapters={page.chapters} />
      <Chapters chapters={page.chapters} />
      {agents ? <Agents agents={agents} /> : null}
      <CallToAction callToAction={page.callToAction} />
    </>
  );
}
