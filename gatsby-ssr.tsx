import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

import { manifestPath, feedPath } from "./src/seo/addresses";
import { SiteFrame } from "./src/sections/site-frame";
import { fontUrl, globalCss } from "./src/theme/global-css";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <SiteFrame page={props.location.pathname}>{element}</SiteFrame>
);

/**
 * Renders a page with a style cache of its own, so that its styles stand in its head, in one element, and in no other page's.
 * The element names the styles it holds: in the browser Emotion takes them over instead of writing them again.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = extractCriticalToChunks(html);
  const ids = styles.flatMap((chunk) => chunk.ids).join(" ");
  const css = globalCss + styles.map((chunk) => chunk.css).join("");
  replaceBodyHTMLString(html);
  setHeadComponents([
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <style key="styles" data-emotion={`css ${ids}`} dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href={manifestPath} />,
    <link key="feed" rel="alternate" type="application/rss+xml" href={feedPath} />,
  ]);
};
