import { graphql, type PageProps } from "gatsby";

import { StaticSection } from "../bootstrap/static-section";
import { CallToAction } from "../sections/call-to-action";
import { FirstMonth } from "../sections/company/first-month";
import { Hero } from "../sections/hero";
import { JobList } from "../sections/company/job-list";
import { PageHead, toHeadProps } from "../sections/page-head";
import { Points } from "../sections/company/points";
import { Steps } from "../sections/steps";
import { buildJobPosting } from "../seo/job-posting";

export default function CareersTemplate({ data }: PageProps<Queries.CareersTemplateQuery>) {
  const { page, allJob, vocabulary } = data;
  if (!page || !vocabulary) return null;
  const employmentTypes = new Map(vocabulary.jobTypes.map(({ name, employmentType }) => [name, employmentType]));
  return (
    <StaticSection>
      <PageHead
        {...toHeadProps(page)}
        type="CollectionPage"
        entities={({ url }) =>
          allJob.nodes.flatMap(({ datePosted, ...job }) =>
            datePosted === null
              ? []
              : [
                  buildJobPosting(url, page.path, {
                    ...job,
                    datePosted,
                    employmentType: employmentTypes.get(job.type),
                  }),
                ],
          )
        }
      />
      <Hero hero={page.hero} />
      <JobList heading={page.openings} jobs={allJob.nodes} />
      <Steps {...page.hiring} spacing="none" />
      <Points {...page.life} />
      <FirstMonth {...page.month} />
      <CallToAction {...page.callToAction} variant="open" />
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
      hiring {
        ...Points
      }
      life {
        ...Points
      }
      month {
        ...Points
      }
      callToAction {
        ...CallToAction
      }
    }
    vocabulary {
      jobTypes {
        name
        employmentType
      }
    }
    allJob {
      nodes {
        ...Job
      }
    }
  }
`;
