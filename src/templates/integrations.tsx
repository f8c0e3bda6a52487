import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";

import { StaticSection } from "../bootstrap/static-section";
import { formatSizes } from "../components/picture/sizes";
import { CallToAction } from "../sections/call-to-action";
import { DataPrivacy } from "../sections/product/data-privacy";
import { DataSources } from "../sections/product/data-sources";
import { Hero } from "../sections/hero";
import { IntegrationGrid } from "../sections/product/integration-grid";
import { PageHead, toHeadProps } from "../sections/page-head";
import { PanelPicture } from "../sections/panel-picture";
import { UnifiedIntegration } from "../sections/product/unified-integration";

/** Five of eleven columns, beside the text of the hero. */
const asideSizes = formatSizes([1024, 5 / 12, -27]);

export default function IntegrationsTemplate({ data }: PageProps<Queries.IntegrationsTemplateQuery>) {
  const { page, allIntegration, vocabulary } = data;
  if (!page || !vocabulary) return null;
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
    allIntegration {
      nodes {
        ...Integration
      }
    }
  }
`;
