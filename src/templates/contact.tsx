import { graphql, type PageProps } from "gatsby";

import { StaticSection } from "../bootstrap/static-section";
import { ContactCard } from "../sections/contact/contact-card";
import { ContactProof } from "../sections/contact/contact-proof";
import { MessageSent } from "../sections/contact/message-sent";
import { PageHead, toHeadProps } from "../sections/page-head";
import { WhatHappensNext } from "../sections/contact/what-happens-next";

export default function ContactTemplate({ data }: PageProps<Queries.ContactTemplateQuery>) {
  const { page, allCustomer } = data;
  if (!page) return null;
  return (
    <>
      <StaticSection>
        <PageHead {...toHeadProps(page)} type="ContactPage" />
      </StaticSection>
      <ContactCard
        hero={page.hero}
        title={page.card.title}
        sent={
          <StaticSection>
            <MessageSent {...page.sent} />
          </StaticSection>
        }
        proof={
          <StaticSection>
            <ContactProof proof={page.proof} customers={allCustomer.nodes} />
          </StaticSection>
        }
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
      sent {
        ...MessageSent
      }
      proof {
        ...ContactProof
      }
    }
    allCustomer(filter: { featured: { eq: true } }) {
      nodes {
        ...CustomerLogo
      }
    }
  }
`;
