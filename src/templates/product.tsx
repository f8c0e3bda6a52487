import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Suspense } from "react";

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
import { useSite } from "../sections/use-site";
import { entityId, organizationId } from "../seo/graph";
import { color, media, radius, shadow } from "../theme/tokens";

const stageCss = css({ paddingBlockEnd: "clamp(2.5rem, 5vw, 4.5rem)" });
// The upper part of the picture is on the dark ground of the hero.
const overlapCss = css({ background: `linear-gradient(${color.dark} 42%, transparent 42%)` });

const screenCss = css({
  boxShadow: shadow.high,
  [media.wide]: { borderRadius: radius.large },
});
const screenSizes =
  "(min-width: 1296px) 1200px, (min-width: 1200px) calc(100vw - 96px), (min-width: 500px) 92vw, calc(100vw - 40px)";

/** The page of a product. */
export default function ProductTemplate({ data: { page } }: PageProps<Queries.ProductTemplateQuery>) {
  const { strings } = useSite();
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
            {picture ? <PanelPicture css={screenCss} picture={picture} sizes={screenSizes} first /> : null}
            {forecast ? <Forecast forecast={forecast} /> : null}
          </div>
        </div>
      </Suspense>
      <StaticSection>
        <ChapterBar
          label={strings.sections}
          name={product.name}
          chapters={chapters}
          action={page.callToAction.action}
        />
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
