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
 * Renders a page with a style cache of its own, so that its styles stand in its head, in one element, and in no other page's.
 * Styles of attributes stand there too, for a policy could allow them all or none.
 * Their names are in its attribute, so that Emotion does not insert them again in the browser.
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
  // Without vendor prefixes: all browsers that can show the site know the forms of the standards.
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
    ...[head.title, head.meta, head.link, head.script].flatMap((part) => withoutMark(part.toComponent())),
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <style key="styles" data-emotion={`css ${names}`} dangerouslySetInnerHTML={{ __html: css }} />,
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

/** The mark is Helmet's own, for the browser, where it does not run. */
function withoutMark(components: unknown): ReactNode[] {
  return [components as ReactNode]
    .flat()
    .map((component) =>
      isValidElement(component) ? cloneElement(component, { "data-react-helmet": null } as object) : component,
    );
}

/** What gatsby-plugin-image adds to every head for its own component, which no page uses, and Gatsby's name and version. */
function isUnused(component: ReactNode): boolean {
  if (!isValidElement<{ name?: string }>(component)) return false;
  return component.key?.startsWith("gatsby-image-style") === true || component.props.name === "generator";
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnused(component)));
};
