import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";

import { ActionList } from "../components/action-list";
import { besideHeroCss } from "../components/art/beside-hero-css";
import { FlatLine } from "../components/art/flat-line";
import { StaticSection } from "../bootstrap/static-section";
import { Hero } from "../sections/hero";
import { PageHead, toHeadProps } from "../sections/page-head";

export default function NotFoundTemplate({ data, location }: PageProps<Queries.NotFoundTemplateQuery>) {
  const { page, homePage } = data;
  useEffect(() => {
    console.error(`404: nothing is at ${location.pathname}`);
  }, [location.pathname]);

  if (!page || !homePage) return null;
  return (
    <StaticSection>
      <PageHead {...toHeadProps(page)} indexable={false} card={{ path: homePage.path, title: homePage.hero.title }} />
      <Hero hero={page.hero} dark aside={<FlatLine css={besideHeroCss} />}>
        <ActionList actions={page.links} />
      </Hero>
    </StaticSection>
  );
}

export const query = graphql`
  query NotFoundTemplate($id: String!) {
    page: notFoundPage(id: { eq: $id }) {
      ...PageHead
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
