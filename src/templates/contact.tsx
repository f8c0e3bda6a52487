import { graphql, type PageProps } from "gatsby";

import { ContactCard } from "../sections/contact-card";
import { still } from "../start/still";

const { ContactHead, WhatHappensNext } = await still(
  ["ContactHead", "WhatHappensNext"],
  () => import("./parts/contact"),
);

export default function ContactTemplate({ data: { page, interfaceStrings } }: PageProps<Queries.ContactTemplateQuery>) {
  if (!page || !interfaceStrings) return null;
  return (
    <>
      <ContactHead page={page} />
      <ContactCard
        hero={page.hero}
        title={page.card.title}
        words={interfaceStrings}
        next={<WhatHappensNext next={page.next} />}
      />
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
