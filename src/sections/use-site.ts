import { graphql, useStaticQuery } from "gatsby";

export type SiteSettings = NonNullable<Queries.SiteQuery["siteSettings"]>;

/** Returns content of all pages: company, navigation, footer, and whether there is a blog, which has a feed. */
export function useSite() {
  const { siteSettings, siteBuildMetadata, blogPage } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      siteBuildMetadata {
        year: buildTime(formatString: "YYYY")
      }
      blogPage {
        id
      }
      siteSettings {
        name
        legalName
        url
        language
        locale
        languages {
          language
          url: path
          name
        }
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
          ...Action
        }
        footer {
          blurb
          trademarks
          groups {
            label
            links {
              ...Action
            }
          }
        }
        legal {
          ...Action
        }
      }
    }
  `);
  // Narrows the type: the content is required.
  if (!siteSettings) throw new Error("The site's settings are missing.");
  return {
    site: siteSettings,
    buildYear: siteBuildMetadata?.year ?? "",
    hasBlog: blogPage !== null,
  };
}
