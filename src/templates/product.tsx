import { graphql, type PageProps } from "gatsby";

import { CallToAction } from "../sections/call-to-action";
import { Chapters } from "../sections/chapters";
import { Hero } from "../sections/hero";
import { PageHead, toHeadProps } from "../sections/page-head";
import { Points } from "../sections/points";
import { ScreenPicture } from "../sections/screen-picture";
import { entityId, organizationId } from "../seo/graph";

export default function ProductTemplate({ data: { page } }: PageProps<Queries.ProductTemplateQuery>) {
  if (!page) return null;
  const { product, agents } = page;
  return (
    <>
      <PageHead
        {...toHeadProps(page)}
        entities={({ url, name }) => [
          {
            "@type": "SoftwareApplication",
            "@id": entityId(url, page.path, "product"),
            name: product.name,
            description: page.seo.description,
            url: `${url}${page.path}`,
            applicationCategory: product.category,
            operatingSystem: "Web",
            featureList: page.chapters.map(({ title }) => title),
            brand: { "@type": "Brand", name },
            publisher: { "@id": organizationId(url) },
          },
        ]}
      />
      <Hero hero={page.hero} />
      <ScreenPicture picture={page.picture} />
      <Chapters chapters={page.chapters} />
      {agents ? <Points title={agents.title} text={agents.text} items={agents.items} ground="sunken" /> : null}
      <CallToAction callToAction={page.callToAction} />
    </>
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
        title
        text
        items {
          ...Point
        }
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
