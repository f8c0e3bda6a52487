import { css } from "@emotion/react";
import { Suspense, type ReactNode } from "react";

import { VisitDataControl } from "../analytics/visit-data/visit-data-control";
import { ErrorBoundary } from "../components/error-boundary";
import { Footer } from "../components/layout/footer";
import { FooterColumns } from "../components/layout/footer-columns";
import { Header } from "../components/layout/header";
import { mainId, SkipLink } from "../components/layout/skip-link";
import { StaticSection } from "../components/static-section";
import { useHydrated } from "../components/motion/use-hydrated";
import { frameToasts } from "../components/toast/frame-toasts";
import { useImageFallbacks } from "../components/picture/use-image-fallbacks";
import { useStore } from "../browser/store";
import { feedPath } from "../seo/addresses";
import { OfflineNote } from "../bootstrap/offline-note";
import { fill } from "./fill";
import { useSite } from "./use-site";

// The footer stays at the window's foot on a short page.
const mainCss = css({ minHeight: "60vh", "&:focus": { outline: "none" } });

/** Header, page and footer. An error in the page leaves the frame standing; one in the frame replaces it. */
export function SiteFrame({ page, children }: { page: string; children: ReactNode }) {
  const { site, strings, buildYear } = useSite();
  const toasts = useStore(frameToasts);
  useImageFallbacks(page);
  // The first render has the build's year, as the server's has; the next one the year now.
  const year = useHydrated() ? String(new Date().getFullYear()) : buildYear;
  const mark = site.mark.publicURL;
  const boundary = { page, title: strings.unexpectedError.title, action: strings.unexpectedError.action };

  return (
    <ErrorBoundary {...boundary}>
      <SkipLink>{strings.skipLink}</SkipLink>
      <Header
        name={site.name}
        mark={mark}
        page={page}
        menu={{
          label: strings.navigation,
          openLabel: strings.openMenu,
          closeLabel: strings.closeMenu,
          menus: site.menus,
          action: site.action,
        }}
      />
      <main css={mainCss} id={mainId} tabIndex={-1}>
        <ErrorBoundary {...boundary}>{children}</ErrorBoundary>
      </main>
      {/* Another page is seen without it. */}
      <OfflineNote key={`offline ${page}`} text={strings.offline} />
      {toasts}
      <Footer
        columns={
          <StaticSection>
            <FooterColumns
              name={site.name}
              mark={mark}
              blurb={site.footer.blurb}
              groups={site.footer.groups}
              social={site.social}
              feed={{ label: strings.rssFeed, to: feedPath }}
              newTab={strings.newTab}
            />
          </StaticSection>
        }
        copyright={fill(strings.copyright, { year, name: site.legalName })}
        trademarks={site.footer.trademarks}
        // Another page is seen without the dialog of the one before.
        control={
          <Suspense>
            <VisitDataControl key={page} words={strings.visitData} />
          </Suspense>
        }
      />
    </ErrorBoundary>
  );
}
