import { CallToAction } from "../../sections/call-to-action";
import { DataSources } from "../../sections/data-sources";
import { Hero } from "../../sections/hero";
import { PageHead, toHeadProps } from "../../sections/page-head";
import { PanelPicture } from "../../sections/panel-picture";
import { buildItemList, entityId } from "../../seo/graph";

interface IntegrationsBeginProps {
  page: NonNullable<Queries.IntegrationsTemplateQuery["page"]>;
  names: readonly string[];
}

/** Head of the page, and what stands before its moving parts. */
export function IntegrationsBegin({ page, names }: IntegrationsBeginProps) {
  return (
    <>
      <PageHead
        {...toHeadProps(page)}
        type="CollectionPage"
        entities={({ url }) => [
          buildItemList(
            entityId(url, page.path, "integrations"),
            page.grid.title,
            names.map((name) => ({ name })),
          ),
        ]}
      />
      <Hero hero={page.hero} aside={<PanelPicture picture={page.picture} first />} />
      <DataSources sources={page.sources} />
    </>
  );
}

export { CallToAction };
