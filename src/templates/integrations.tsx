import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";

import { StaticSection } from "../bootstrap/static-section";
import { CallToAction } from "../sections/call-to-action";
import { DataPrivacy } from "../sections/product/data-privacy";
import { DataSources } from "../sections/product/data-sources";
import { Hero } from "../sections/hero";
import { IntegrationGrid } from "../sections/product/integration-grid";
import { PageHead, toHeadProps } from "../sections/page-head";
import { PanelPicture } from "../sections/panel-picture";
import { UnifiedIntegration } from "../sections/product/unified-integration";

/** Five of eleven columns, beside the text of the hero. */
const asideSizes =
  "(min-width: 1296px) 524px, (min-width: 1200px) calc(45.5vw - 65px), (min-width: 1024px) calc(41.8vw - 22px), (min-width: 500px) 92vw, calc(100vw - 40px)";

/** The page of the data sources and integrations. */
export default function IntegrationsTemplate({ data }: PageProps<Queries.IntegrationsTemplateQuery>) {
  const { page, interfaceStrings, allIntegration, vocabulary } = data;
  if (!page || !interfaceStrings || !vocabulary) return null;
  const integrations = allIntegration.nodes;
  return (
    <>
      <StaticSection>
        <PageHead {...toHeadProps(page)} type="CollectionPage" />
        <Hero hero={page.hero} aside={<PanelPicture picture={page.picture} sizes={asideSizes} first />} />
        <DataSources {...page.sources} />
      </StaticSection>
      {integrations.length === 0 ? null : (
        <>
          <Suspense>
            <UnifiedIntegration heading={page.unified} integrations={integrations} />
          </Suspense>
          <Suspense>
            <IntegrationGrid
              heading={page.grid}
              integrations={integrations}
              categories={vocabulary.integrationCategories}
              strings={interfaceStrings}
            />
          </Suspense>
        </>
      )}
      <StaticSection>
        <DataPrivacy {...page.privacy} />
        <CallToAction {...page.callToAction} variant="open" />
      </StaticSection>
    </>
  );
}

export const query = graphql`
  query IntegrationsTemplate($id: String!) {
    page: integrationsPage(id: { eq: $id }) {
      ...PageHead
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
      privacy {
        ...DataPrivacy
      }
      callToAction {
        ...CallToAction
      }
    }
    vocabulary {
      integrationCategories
    }
    interfaceStrings {
      ...IntegrationGridStrings
    }
    allIntegration {
      nodes {
        ...Integration
      }
    }
  }
`;
