import { CallToAction } from "../../sections/call-to-action";
import { writeSizes } from "../../components/picture/write-sizes";
import { DataSources } from "../../sections/data-sources";
import { Hero } from "../../sections/hero";
import { PageHead, toHeadProps } from "../../sections/page-head";
import { PanelPicture } from "../../sections/panel-picture";
import { buildItemList, entityId } from "../../seo/graph";

/** Beside the words of the first view: five of its eleven columns. */
const asideSizes = writeSizes({ from: 1024, share: 5 / 11, gaps: 48 }, { share: 1 });

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
      <Hero hero={page.hero} aside={<PanelPicture picture={page.picture} sizes={asideSizes} first />} />
      <DataSources sources={page.sources} />
    </>
  );
}

export { CallToAction };
