import { graphql, useStaticQuery } from "gatsby";

export type SiteSettings = NonNullable<Queries.SiteQuery["siteSettings"]>;
export type InterfaceStrings = NonNullable<Queries.SiteQuery["interfaceStrings"]>;

interface SharedContent {
  site: SiteSettings;
  strings: InterfaceStrings;
  /** Year of the build, four digits. */
  buildYear: string;
}

/** What every page shares: brand, navigation, footer, and the interface's fixed words. */
export function useSite(): SharedContent {
  const { siteSettings, interfaceStrings, siteBuildMetadata } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      siteBuildMetadata {
        year: buildTime(formatString: "YYYY")
      }
      siteSettings {
        name
        legalName
        url
        language
        locale
        description
        foundingYear
        city
        country
        email
        themeColor
        mark {
          publicURL
        }
        feed {
          title
        }
        social {
          label
          url
          handle
        }
        menus {
          label
          links {
            label
            to
            text
          }
        }
        action {
          label
          to
        }
        footer {
          blurb
          trademarks
          groups {
            label
            links {
              label
              to
            }
          }
        }
      }
      interfaceStrings {
        skipLink
        home
        navigation
        openMenu
        closeMenu
        newTab
        applyNow
        rssFeed
        sections
        copyright
        socialCard
        profile
        twitter
        email
        unexpectedError {
          title
          action
        }
        offline
        draft
        scheduled
        visitData {
          title
          notLoaded
        }
      }
    }
  `);
  // Required content: without it the build has stopped already.
  if (!siteSettings || !interfaceStrings) throw new Error("The site's settings or its fixed words are missing.");
  return { site: siteSettings, strings: interfaceStrings, buildYear: siteBuildMetadata?.year ?? "" };
}
