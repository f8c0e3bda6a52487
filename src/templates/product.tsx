import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";

import { formatSizes } from "../components/picture/sizes";
import { containerCss } from "../components/section";
import { StaticSection } from "../bootstrap/static-section";
import { Agents } from "../sections/product/agents";
import { CallToAction } from "../sections/call-to-action";
import { ChapterBar } from "../sections/product/chapter-bar";
import { Forecast } from "../sections/forecast/forecast";
import { Hero } from "../sections/hero";
import { PageHead, toHeadProps } from "../sections/page-head";
import { PanelPicture } from "../sections/panel-picture";
import { Story } from "../sections/product/story";
import { Tiles } from "../sections/product/tiles";
import { entityId, organizationId } from "../seo/graph";
import { color, media, radius, shadow } from "../theme/tokens";

const stageCss = css({ paddingBlockEnd: "clamp(2.5rem, 5vw, 4.5rem)" });
// Continues the hero's dark background behind the picture.
const overlapCss = css({ background: `linear-gradient(${color.dark} 42%, transparent 42%)` });

const screenCss = css({
  boxShadow: shadow.high,
  [media.wide]: { borderRadius: radius.large },
});

export default function ProductTemplate({ data: { page } }: PageProps<Queries.ProductTemplateQuery>) {
  if (!page) return null;
  const { product, picture, forecast, chapters, agents } = page;
  const Chapters = page.layout === "story" ? Story : Tiles;
  const dark = page.ground === "ink";
  return (
    <>
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
              featureList: chapters.map(({ title }) => title),
              publisher: { "@id": organizationId(url) },
            },
          ]}
        />
        <Hero hero={page.hero} dark={dark} />
      </StaticSection>
      <Suspense>
        <div css={[stageCss, dark && overlapCss]}>
          <div css={containerCss}>
            {picture ? <PanelPicture css={screenCss} picture={picture} sizes={formatSizes()} first /> : null}
            {forecast ? <Forecast forecast={forecast} /> : null}
          </div>
        </div>
      </Suspense>
      <StaticSection>
        <ChapterBar name={product.name} chapters={chapters} action={page.callToAction.action} />
        <Chapters chapters={chapters} />
        {agents ? <Agents {...agents} /> : null}
        <CallToAction {...page.callToAction} variant={forecast ? "offer" : "forecast"} />
      </StaticSection>
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
      ground
      picture {
        ...ScreenPicture
      }
      forecast {
        ...Forecast
      }
      layout
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
