import { graphql, type PageProps } from "gatsby";

import { CallToAction } from "../sections/call-to-action";
import { DataSources } from "../sections/data-sources";
import { Hero } from "../sections/hero";
import { IntegrationGrid } from "../sections/integration-grid";
import { PageHead, toHeadProps } from "../sections/page-head";
import { PanelPicture } from "../sections/panel-picture";
import { UnifiedIntegration } from "../sections/unified-integration";
import { buildItemList, entityId } from "../seo/graph";

export default function IntegrationsTemplate({
  data: { page, interfaceStrings, allIntegration },
}: PageProps<Queries.IntegrationsTemplateQuery>) {
  if (!page || !interfaceStrings) return null;
  const integrations = allIntegration.nodes;
  return (
    <>
      <PageHead
        {...toHeadProps(page)}
        type="CollectionPage"
        entities={({ url }) => [
          buildItemList(
            entityId(url, page.path, "integrations"),
            page.grid.title,
            integrations.map(({ name }) => ({ name })),
          ),
        ]}
      />
      <Hero hero={page.hero} aside={<PanelPicture picture={page.picture} first />} />
      <DataSources sources={page.sources} />
      <UnifiedIntegration heading={page.unified} integrations={integrations} motion={interfaceStrings.motion} />
      <IntegrationGrid
        heading={page.grid}
        integrations={integrations}
        categories={page.categories}
        strings={interfaceStrings}
      />
      <CallToAction callToAction={page.callToAction} />
    </>
  );
}

export const query = graphql`
  query IntegrationsTemplate($id: String!) {
    page: integrationsPage(id: { eq: $id }) {
      ...PageHead
      hero {
        ...Hero
      }
      picture {
        ...PanelPicture
      }
      sources {
        ...DataSources
      }
      unified {
        ...Heading
      }
      grid {
        ...Heading
      }
      categories
      callToAction {
        ...CallToAction
      }
    }
    interfaceStrings {
      motion {
        ...MotionWords
      }
      ...IntegrationGridStrings
    }
    allIntegration {
      nodes {
        ...Integration
      }
    }
  }
`;
