import { graphql, type PageProps } from "gatsby";

import { StaticSection } from "../components/static-section";
import { CallToAction } from "../sections/call-to-action";
import { Agents } from "../sections/agents";
import { ChapterIndex } from "../sections/chapter-index";
import { Chapters } from "../sections/chapters";
import { Hero } from "../sections/hero";
import { PageHead, toHeadProps } from "../sections/page-head";
import { ScreenStage } from "../sections/screen-stage";
import { useSite } from "../sections/use-site";
import { entityId, organizationId } from "../seo/graph";

/** The page of a product. */
export default function ProductTemplate({ data: { page } }: PageProps<Queries.ProductTemplateQuery>) {
  const { strings } = useSite();
  if (!page) return null;
  const { product, agents } = page;
  const dark = page.ground === "ink";
  return (
    <StaticSection>
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
    </StaticSection>
  );
}

export const query = graphql`
  query ProductTemplate($id: String!) {
    page: productPage(id: { eq: $id }) {
      ...PageHead
      product {
        name
        category
      }
      ground
      hero {
        ...Hero
      }
      picture {
        ...ScreenPicture
      }
      chapters {
        ...Chapter
      }
      agents {
        ...Agents
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
