import { Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

import { recordView, startAnalytics } from "./src/analytics/analytics";
import { loadPageWithSections, settleSections } from "./src/sections/page/load-sections";
import { SiteFrame } from "./src/sections/site-frame";
import { drawCharts } from "./src/charts/draw-charts";
import { followLinks, type LoadPage } from "./src/browser/follow-links";
import { keepInput, storeInputOnLeave } from "./src/bootstrap/keep-input";
import { keepSelection } from "./src/browser/keep-selection";
import { manageMenus } from "./src/browser/menus";
import { focusTarget } from "./src/browser/target";
import { hydratedEvent } from "./src/bootstrap/queue-input";
import { createGlobalCss } from "./src/theme/global-css";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SiteFrame page={props.location.pathname} canonicalPath={props.pageContext["canonicalPath"]}>
    {element}
  </SiteFrame>
);

// Built pages have the global styles in their head. Conditions are expressions, so that webpack drops the development code.
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] =
  process.env.NODE_ENV === "production"
    ? undefined
    : ({ element }) => (
        <>
          <Global styles={createGlobalCss()} />
          {element}
        </>
      );

/** In development, shows content problems in an overlay and replaces the inline script of built pages. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] =
  process.env.NODE_ENV === "production"
    ? storeInputOnLeave
    : () => {
        void import("./src/develop/start-overlay").then(({ startOverlay }) => {
          startOverlay();
        });
        manageMenus();
        keepSelection();
      };

/** Hydrates in a transition: in slices, between which the browser handles input. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) => {
        const restoreInput = keepInput(container);
        startTransition(() => {
          // React renders the page again if it was changed before hydration, e.g. by a browser extension.
          hydrateRoot(container, element, {
            onRecoverableError: (error) => {
              restoreInput();
              console.warn("The page was rendered again:", error);
            },
          });
        });
      }
    : undefined;

/** Prefetches on hover (`followLinks`) instead of when a link is visible. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Path of the page that Gatsby shows. */
let shownPath: string;

/** Firefox and Safari restore the scroll position before Gatsby shows the page. Gatsby would store it for the page before. */
function keepScrollPosition(event: Event): void {
  if (location.pathname !== shownPath) event.stopPropagation();
}

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = (api) => {
  addEventListener("scroll", keepScrollPosition, true);
  // React would not hydrate the section of a replayed click before its code is loaded, nor in the effects in which Gatsby calls this.
  void settleSections().then(() => {
    setTimeout(() => {
      dispatchEvent(new Event(hydratedEvent));
    });
  });
  // Missing in Gatsby's types.
  const { loadPage } = api as unknown as { loadPage: LoadPage };
  followLinks((path) => loadPageWithSections(path, loadPage));
  if (process.env.RECORDING !== "never") startAnalytics();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // Gatsby moves the focus to the page.
  if (prevLocation && prevLocation.pathname !== location.pathname && location.hash)
    addEventListener("focusin", focusTarget, { once: true });
  if (process.env.RECORDING !== "never") recordView(location.pathname);
  shownPath = location.pathname;
  drawCharts();
};
