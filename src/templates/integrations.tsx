import { graphql, type PageProps } from "gatsby";

import { CallToAction } from "../sections/call-to-action";
import { DataSources } from "../sections/data-sources";
import { Hero } from "../sections/hero";
import { IntegrationGrid } from "../sections/integration-grid";
import { PageHead, toHeadProps } from "../sections/page-head";
import { UnifiedIntegration } from "../sections/unified-integration";
import { buildItemList, entityId } from "../seo/graph";

export default function IntegrationsTemplate({
  data: { page, allIntegration },
}: PageProps<Queries.IntegrationsTemplateQuery>) {
  if (!page) return null;
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
      <Hero hero={page.hero} />
      <DataSources sources={page.sources} />
      <UnifiedIntegration heading={page.unified} integrations={integrations} />
      <IntegrationGrid heading={page.grid} integrations={integrations} />
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
      sources {
        ...DataSources
      }
      unified {
        ...Heading
      }
      grid {
        ...Heading
      }
      callToAction {
        ...CallToAction
      }
    }
    allIntegration {
      nodes {
        ...Integration
      }
    }
  }
`;
