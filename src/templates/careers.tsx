import { graphql, type PageProps } from "gatsby";

import { StaticSection } from "../components/static-section";
import { Hero } from "../sections/hero";
import { JobList } from "../sections/company/job-list";
import { PageHead, toHeadProps } from "../sections/page-head";
import { Points } from "../sections/company/points";
import { buildJobPosting } from "../seo/job-posting";

/** The page of the open jobs. */
export default function CareersTemplate({ data: { page, allJob } }: PageProps<Queries.CareersTemplateQuery>) {
  if (!page) return null;
  return (
    <StaticSection>
      <PageHead
        {...toHeadProps(page)}
        type="CollectionPage"
        entities={({ url }) =>
          allJob.nodes.flatMap(({ datePosted, ...job }) =>
            datePosted === null ? [] : [buildJobPosting(url, page.path, { ...job, datePosted })],
          )
        }
      />
      <Hero hero={page.hero} />
      <JobList heading={page.openings} jobs={allJob.nodes} />
      <Points {...page.life} />
    </StaticSection>
  );
}

export const query = graphql`
  query CareersTemplate($id: String!) {
    page: careersPage(id: { eq: $id }) {
      ...PageHead
      openings {
        ...Heading
      }
      life {
        title
        items {
          ...Point
        }
      }
    }
    allJob {
      nodes {
        ...Job
      }
    }
  }
`;
