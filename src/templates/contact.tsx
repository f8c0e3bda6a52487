import { graphql, type PageProps } from "gatsby";

import { ContactCard } from "../sections/contact-card";
import { PageHead, toHeadProps } from "../sections/page-head";

export default function ContactTemplate({ data: { page, interfaceStrings } }: PageProps<Queries.ContactTemplateQuery>) {
  if (!page || !interfaceStrings) return null;
  return (
    <>
      <PageHead {...toHeadProps(page)} type="ContactPage" />
      <ContactCard hero={page.hero} title={page.card.title} words={interfaceStrings} next={page.next} />
    </>
  );
}

export const query = graphql`
  query ContactTemplate($id: String!) {
    page: contactPage(id: { eq: $id }) {
      ...PageHead
      hero {
        ...Hero
      }
      card {
        title
      }
      next {
        ...WhatHappensNext
      }
    }
    interfaceStrings {
      ...ContactWords
    }
  }
`;
