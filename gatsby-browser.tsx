import { Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

import { recordView, startAnalytics } from "./src/analytics/analytics";
import { SiteFrame } from "./src/sections/site-frame";
import { followLinks } from "./src/bootstrap/follow-links";
import { hydratedEvent } from "./src/bootstrap/hydrated-event";
import { placeMenus } from "./src/bootstrap/place-menus";
import { writeGlobalCss } from "./src/theme/global-css";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SiteFrame page={props.location.pathname}>{element}</SiteFrame>
);

// The condition stands here and not in a constant: so webpack leaves out what only development needs.
// A built page carries the global styles in its head; in development nothing is rendered beforehand.
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] =
  process.env.NODE_ENV === "production"
    ? undefined
    : ({ element }) => (
        <>
          <Global styles={writeGlobalCss()} />
          {element}
        </>
      );

/** What only development needs: problems of the content over the page, and what in a build the page's own script does. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] =
  process.env.NODE_ENV === "production"
    ? undefined
    : () => {
        void import("./src/develop/start-overlay").then(({ startOverlay }) => {
          startOverlay();
        });
        placeMenus();
      };

/** As a transition: in slices between which the browser answers whoever is doing something. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) => {
        startTransition(() => {
          // A page that was changed before it was taken over is made anew, and works.
          hydrateRoot(container, element, {
            onRecoverableError: (error) => {
              console.warn("The page was made anew:", error);
            },
          });
        });
      }
    : undefined;

/** A page is loaded ahead when a pointer is over its link, and not because the link is in sight. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Later: inside of its effects, where Gatsby calls this, React hydrates no part for an early press that is replayed.
  setTimeout(() => {
    dispatchEvent(new Event(hydratedEvent));
  });
  followLinks();
  startAnalytics();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  recordView(location.pathname);
};
