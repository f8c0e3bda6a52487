import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";

import { manifestPath } from "./src/seo/addresses";
import { SiteFrame } from "./src/sections/site-frame";
import { fontUrl, writeGlobalCss } from "./src/theme/global-css";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <SiteFrame page={props.location.pathname}>{element}</SiteFrame>
);

/**
 * Renders a page with a style cache of its own, so that its styles stand in its head, in one element, and in no other page's.
 * The element names the styles it holds: in the browser Emotion takes them over instead of writing them again.
 *
 * The head is read in the same breath as the page is rendered. Helmet keeps it in a variable that all pages share, and Gatsby
 * renders other pages before it calls gatsby-plugin-react-helmet, which would then give this page another one's title.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const head = Helmet.renderStatic();
  const { styles } = extractCriticalToChunks(html);
  const ids = styles.flatMap((chunk) => chunk.ids).join(" ");
  const css = writeGlobalCss() + styles.map((chunk) => chunk.css).join("");
  replaceBodyHTMLString(html);
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
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
  ]);
};

/** Takes out what gatsby-plugin-image adds to every head for its own component, which is not used here. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && component.key?.startsWith("gatsby-image-style")),
    ),
  );
};
