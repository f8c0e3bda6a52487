import { graphql, type PageProps } from "gatsby";

import { StaticSection } from "../components/static-section";
import { ContactCard } from "../sections/company/contact-card";
import { PageHead, toHeadProps } from "../sections/page-head";
import { WhatHappensNext } from "../sections/company/what-happens-next";

/** The page with the contact form. */
export default function ContactTemplate({ data: { page, interfaceStrings } }: PageProps<Queries.ContactTemplateQuery>) {
  if (!page || !interfaceStrings) return null;
  return (
    <>
      <StaticSection>
        <PageHead {...toHeadProps(page)} type="ContactPage" />
      </StaticSection>
      <ContactCard
        hero={page.hero}
        title={page.card.title}
        strings={interfaceStrings}
        next={
          <StaticSection>
            <WhatHappensNext next={page.next} />
          </StaticSection>
        }
      />
    </>
  );
}

export const query = graphql`
  query ContactTemplate($id: String!) {
    page: contactPage(id: { eq: $id }) {
      ...PageHead
      card {
        title
      }
      next {
        ...WhatHappensNext
      }
    }
    interfaceStrings {
      ...ContactStrings
    }
  }
`;
