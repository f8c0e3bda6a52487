import { graphql, useStaticQuery } from "gatsby";

export type SiteSettings = NonNullable<Queries.SiteQuery["siteSettings"]>;

/** Content that all pages share: company, navigation, footer, and strings of the interface. */
export function useSite() {
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
        portraits
        feed {
          title
        }
        social {
          network
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
        applyNow
        noJobs
        rssFeed
        sections
        readingTime
        writtenBy
        backToBlogs
        moreArticles
        copyright
        socialCard
        profile
        twitter
        email
        about
        unexpectedError {
          title
          action
        }
        offline
        draft
        scheduled
        motion {
          carousel
          slide
          pause
          play
        }
        visitData {
          title
          notLoaded
        }
      }
    }
  `);
  // Both are required content, so that this only narrows the type.
  if (!siteSettings || !interfaceStrings) throw new Error("The site's settings or strings are missing.");
  return { site: siteSettings, strings: interfaceStrings, buildYear: siteBuildMetadata?.year ?? "" };
}
