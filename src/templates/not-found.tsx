import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";

import { ButtonLink } from "../components/button";
import { SignalLine } from "../components/signal-line";
import { Hero } from "../sections/hero";
import { PageHead, toHeadProps } from "../sections/page-head";
import { space } from "../theme/tokens";

const linksCss = css({ display: "flex", flexWrap: "wrap", gap: space.normal });

export default function NotFoundTemplate({
  data: { page, homePage },
  location,
}: PageProps<Queries.NotFoundTemplateQuery>) {
  useEffect(() => {
    console.error(`404: nothing is at ${location.pathname}`);
  }, [location.pathname]);
  if (!page || !homePage) return null;
  return (
    <>
      <PageHead {...toHeadProps(page)} indexable={false} card={{ path: homePage.path, title: homePage.hero.title }} />
      <Hero hero={page.hero} dark aside={<SignalLine flat />}>
        <ul css={linksCss}>
          {page.links.map(({ label, to }) => (
            <li key={to}>
              <ButtonLink to={to} tone="onDark">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Hero>
    </>
  );
}

export const query = graphql`
  query NotFoundTemplate($id: String!) {
    page: notFoundPage(id: { eq: $id }) {
      ...PageHead
      hero {
        ...Hero
      }
      links {
        label
        to
      }
    }
    homePage {
      path
      hero {
        title
      }
    }
  }
`;
