import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";

import site from "#content/site.json";
import { markScripted, speculationRules } from "./src/gatsby/finish/add-policy";
import { addColorFallback } from "./src/gatsby/finish/color-fallback";
import { moveStyles } from "./src/gatsby/finish/move-styles";
import { RootRenderer, type RenderRoot } from "./src/islands/create-island";
import { licensesPath, manifestPath } from "./src/seo/addresses";
import { addPrefix } from "./src/text/path-prefix";
import { fontUrl, createGlobalCss } from "./src/theme/global-css";

export { wrapPageElement } from "./src/sections/layout";

/**
 * Renders a page with its own Emotion cache, so that its head holds all styles in one element. Emotion reads the inserted names from
 * `data-emotion` and moves that element, so it is a separate one: moving styles causes a full layout. Helmet's state is read directly
 * after `renderToString`, because all pages share it.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  // Without Emotion's own plugin: the supported browsers need no vendor prefixes.
  const cache = createCache({ key: "css", stylisPlugins: [addColorFallback] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const withCache = (element: ReactNode) => <CacheProvider value={cache}>{element}</CacheProvider>;
  const renderRoot: RenderRoot = (element, prefix) => renderToString(withCache(element), { identifierPrefix: prefix });
  const html = renderToString(withCache(<RootRenderer value={renderRoot}>{bodyComponent}</RootRenderer>));
  const head = Helmet.renderStatic();
  const { styles } = extractCriticalToChunks(html);
  const moved = moveStyles(html);
  const css = createGlobalCss(site.language) + styles.map((chunk) => chunk.css).join("") + moved.css;
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
    <script key="scripted" dangerouslySetInnerHTML={{ __html: markScripted }} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    // The development server has neither file.
    ...(process.env.NODE_ENV === "production"
      ? [
          <link key="manifest" rel="manifest" href={addPrefix(manifestPath)} />,
          <link key="licenses" rel="license" href={licensesPath} />,
          <script
            key="speculation-rules"
            type="speculationrules"
            dangerouslySetInnerHTML={{ __html: speculationRules }}
          />,
        ]
      : []),
  ]);
};

/** Removes Helmet's attribute, because Helmet does not run in the browser. */
function removeHelmetAttribute(components: unknown): ReactNode[] {
  return [components as ReactNode]
    .flat()
    .map((component) =>
      isValidElement(component) ? cloneElement(component, { "data-react-helmet": null } as object) : component,
    );
}

/** Whether a head component is unused: styles of GatsbyImage, or the generator. */
function isUnused(component: ReactNode): boolean {
  if (!isValidElement<{ name?: string }>(component)) return false;
  return component.key?.startsWith("gatsby-image-style") === true || component.props.name === "generator";
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnused(component)));
};
