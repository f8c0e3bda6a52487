import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";

import { moveStyles } from "./src/gatsby/finish/move-styles";
import { manifestPath } from "./src/seo/addresses";
import { SiteFrame } from "./src/sections/site-frame";
import { fontUrl, writeGlobalCss } from "./src/theme/global-css";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <SiteFrame page={props.location.pathname}>{element}</SiteFrame>
);

/**
 * Renders a page with its own Emotion cache, so that all its styles are in one element of its head. The names in `data-emotion` prevent
 * Emotion from inserting them again in the browser. It moves the element with the names, which is therefore another one: when styles
 * move, the browser lays out the whole page again. Reads the head directly after `renderToString`: Helmet stores it in a variable that
 * all pages share, and Gatsby renders other pages before it calls gatsby-plugin-react-helmet.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  // No plugins: the supported browsers need no vendor prefixes.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const head = Helmet.renderStatic();
  const { styles } = extractCriticalToChunks(html);
  const moved = moveStyles(html);
  const css = writeGlobalCss() + styles.map((chunk) => chunk.css).join("") + moved.css;
  const names = styles.flatMap(({ ids }) => ids).join(" ");
  replaceBodyHTMLString(moved.html);
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    ...[head.title, head.meta, head.link, head.script].flatMap((part) => removeHelmetAttribute(part.toComponent())),
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <style key="styles" dangerouslySetInnerHTML={{ __html: css }} />,
    <style key="names" data-emotion={`css ${names}`} />,
  ]);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    // The development server has no manifest.
    process.env.NODE_ENV === "production" && <link key="manifest" rel="manifest" href={manifestPath} />,
  ]);
};

/** Removes the attribute for Helmet in the browser, where it does not run. */
function removeHelmetAttribute(components: unknown): ReactNode[] {
  return [components as ReactNode]
    .flat()
    .map((component) =>
      isValidElement(component) ? cloneElement(component, { "data-react-helmet": null } as object) : component,
    );
}

/** Styles of gatsby-plugin-image's component, which no page uses, and Gatsby's name and version. */
function isUnused(component: ReactNode): boolean {
  if (!isValidElement<{ name?: string }>(component)) return false;
  return component.key?.startsWith("gatsby-image-style") === true || component.props.name === "generator";
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnused(component)));
};
