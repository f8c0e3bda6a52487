import { graphql, type PageProps } from "gatsby";

import { IntegrationGrid } from "../sections/integration-grid";
import { UnifiedIntegration } from "../sections/unified-integration";
import { still } from "../start/still";

const { IntegrationsBegin, CallToAction } = await still(
  ["IntegrationsBegin", "CallToAction"],
  () => import("./parts/integrations"),
);

export default function IntegrationsTemplate({
  data: { page, interfaceStrings, allIntegration },
}: PageProps<Queries.IntegrationsTemplateQuery>) {
  if (!page || !interfaceStrings) return null;
  const integrations = allIntegration.nodes;
  return (
    <>
      <IntegrationsBegin page={page} names={integrations.map(({ name }) => name)} />
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
