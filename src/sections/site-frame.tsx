import { css } from "@emotion/react";
import { Suspense, type ReactNode } from "react";

import strings from "#content/interface.json";
import { RecordingQuestion } from "../analytics/visit-data/recording-question";
import { VisitDataControl } from "../analytics/visit-data/visit-data-control";
import { useStore } from "../browser/store";
import { ErrorBoundary } from "../components/error-boundary";
import { Footer } from "../components/layout/footer";
import { Header } from "../components/layout/header";
import { useHydrated } from "../bootstrap/use-hydrated";
import { useImageFallbacks } from "../components/picture/use-image-fallbacks";
import { frameToasts } from "../components/toast/frame-toasts";
import { feedPath } from "../seo/addresses";
import { OfflineNote } from "../components/layout/offline-note";
import { color, radius, space } from "../theme/tokens";
import { fill } from "../fill";
import { StaticPart } from "./page/page-sections";
import { useSite } from "./use-site";

/** Id of the page's `main`. */
const mainId = "content";

const skipLinkCss = css({
  position: "fixed",
  insetBlockStart: space.tight,
  insetInlineStart: space.tight,
  zIndex: 20,
  padding: `${space.snug} ${space.loose}`,
  borderRadius: radius.small,
  background: color.accent,
  color: color.onAccent,
  "&:not(:focus)": {
    clipPath: "inset(50%)",
    width: 1,
    height: 1,
    padding: 0,
    overflow: "hidden",
    whiteSpace: "nowrap",
  },
});
// Moves the footer of short pages to the bottom of the window.
const mainCss = css({ minHeight: "60vh", "&:focus": { outline: "none" } });

/** Renders the year of the build first, as the server does, then the current year, without rendering the frame again. */
function Copyright({ name, buildYear }: { name: string; buildYear: string }) {
  const year = useHydrated() ? String(new Date().getFullYear()) : buildYear;
  return fill(strings.copyright, { year, name });
}

interface SiteFrameProps {
  /** Path in the window. */
  page: string;
  /** Path of the page of an alias, which the menu marks as the current one. */
  canonicalPath?: unknown;
  children: ReactNode;
}

/** Header, page and footer. Errors in the page keep the frame; errors in the frame replace it. */
export function SiteFrame({ page, canonicalPath, children }: SiteFrameProps) {
  const { site, buildYear, hasBlog } = useSite();
  const toasts = useStore(frameToasts);
  useImageFallbacks(page);
  const brand = { name: site.name, mark: site.mark.publicURL };

  return (
    <ErrorBoundary>
      <a css={skipLinkCss} href={`#${mainId}`}>
        {strings.skipLink}
      </a>
      <Header
        {...brand}
        page={typeof canonicalPath === "string" ? canonicalPath : page}
        menus={site.menus}
        action={site.action}
      />
      <main css={mainCss} id={mainId} tabIndex={-1}>
        <ErrorBoundary key={page}>{children}</ErrorBoundary>
      </main>
      {/* The keys reset the note and the dialog after navigation. */}
      <OfflineNote key={`offline ${page}`} />
      {toasts}
      <Footer
        copyright={<Copyright name={site.legalName} buildYear={buildYear} />}
        trademarks={site.footer.trademarks}
        control={
          process.env.RECORDING === "never" ? null : (
            <Suspense>
              <VisitDataControl key={page} />
            </Suspense>
          )
        }
      >
        <StaticPart
          part="FooterLinks"
          {...brand}
          {...site.footer}
          social={site.social}
          legal={site.legal}
          feedPath={hasBlog ? feedPath : undefined}
        />
      </Footer>
      {process.env.RECORDING === "ask" ? <RecordingQuestion /> : null}
    </ErrorBoundary>
  );
}
