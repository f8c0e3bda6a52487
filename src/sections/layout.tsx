import { css } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";

import strings from "#content/interface.json";
import { RecordingQuestion } from "../analytics/visit-data/recording-question";
import { VisitData } from "../analytics/visit-data/visit-data.island";
import { Footer } from "../components/layout/footer";
import { FooterLinks } from "../components/layout/footer-links";
import { Header } from "../components/layout/header";
import { NotLoaded } from "../components/not-loaded";
import { feedPath } from "../seo/addresses";
import { color, radius, space } from "../theme/tokens";
import { addPrefix } from "../text/path-prefix";
import { fill } from "../text/fill";
import { useSite } from "./use-site";

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
// Moves the footer of short pages to the bottom of the window. A page that ends with its hero, such as 404, lets it grow. Not
// `:last-of-type`: if no other part is a `div`, it matches when `main` ends, and browsers lay out the whole page again.
const mainCss = css({
  flexGrow: 1,
  "&:focus": { outline: "none" },
  "&:has(> [data-hero]:last-child)": { display: "flex", flexDirection: "column" },
});

interface LayoutProps {
  /** Path in the window. */
  page: string;
  /** Path of the page of an alias, which the menu marks as the current one. */
  canonicalPath?: unknown;
  /** Result of the page's query, if it has one. */
  data?: Partial<Record<"page" | "article", Pick<Queries.PageHeadFragment, "alternates"> | null>>;
  children: ReactNode;
}

/** Header, page and footer. */
function Layout({ page, canonicalPath, data, children }: LayoutProps) {
  const { site, buildYear, hasBlog } = useSite();
  const alternates = (data?.page ?? data?.article)?.alternates ?? [];
  // A language without this page has its home page.
  const homes = site.languages.filter(({ language }) => alternates.every((each) => each.language !== language));
  const brand = { name: site.name, mark: site.mark.publicURL };

  return (
    <>
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
        {children}
      </main>
      <Footer
        copyright={fill(strings.copyright, { year: buildYear, name: site.legalName })}
        year={buildYear}
        trademarks={site.footer.trademarks}
        control={process.env.RECORDING === "never" ? null : <VisitData />}
      >
        <FooterLinks
          {...brand}
          {...site.footer}
          social={site.social}
          legal={site.legal}
          alternates={[...alternates, ...homes]}
          feedPath={hasBlog ? addPrefix(feedPath) : undefined}
        />
      </Footer>
      <NotLoaded />
      {process.env.RECORDING === "ask" ? <RecordingQuestion /> : null}
    </>
  );
}

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout page={props.location.pathname} canonicalPath={props.pageContext["canonicalPath"]} data={props.data}>
    {element}
  </Layout>
);
