import { Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";

import { loadWhenIdle, noteView } from "./src/analytics/load-analytics";
import { SiteFrame } from "./src/sections/site-frame";
import { writeGlobalCss } from "./src/theme/global-css";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SiteFrame page={props.location.pathname}>{element}</SiteFrame>
);

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

/** In development, problems of the content are shown over the page; no build has that. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] =
  process.env.NODE_ENV === "production"
    ? undefined
    : () => {
        void import("./src/develop/start-overlay").then(({ startOverlay }) => {
          startOverlay();
        });
      };

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = loadWhenIdle;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  noteView(location.pathname);
};
