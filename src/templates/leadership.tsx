import { graphql, type PageProps } from "gatsby";

import { StaticSection } from "../bootstrap/static-section";
import { CallToAction } from "../sections/call-to-action";
import { Founders } from "../sections/company/founders";
import { Hero } from "../sections/hero";
import { PageHead, toHeadProps } from "../sections/page-head";
import { Story } from "../sections/company/story";
import { Values } from "../sections/company/values";

export default function LeadershipTemplate({ data: { page, allValue } }: PageProps<Queries.LeadershipTemplateQuery>) {
  if (!page) return null;
  return (
    <StaticSection>
      <PageHead {...toHeadProps(page)} type="AboutPage" />
      <Hero hero={page.hero} aside={<Founders people={page.founders ?? []} />} />
      <Story {...page.story} />
      <Values heading={page.values} values={allValue.nodes} />
      <CallToAction {...page.join} variant="forecast" />
    </StaticSection>
  );
}

export const query = graphql`
  query LeadershipTemplate($id: String!) {
    page: leadershipPage(id: { eq: $id }) {
      ...PageHead
      story {
        ...Story
      }
      founders {
        ...Founder
      }
      values {
        ...Heading
      }
      join {
        ...CallToAction
      }
    }
    allValue {
      nodes {
        ...Value
      }
    }
  }
`;
