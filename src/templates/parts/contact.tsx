import { PageHead, toHeadProps } from "../../sections/page-head";
import { WhatHappensNext } from "../../sections/what-happens-next";

/** Head of the page; nothing of it is seen in the page. */
export function ContactHead({ page }: { page: Queries.PageHeadFragment }) {
  return <PageHead {...toHeadProps(page)} type="ContactPage" />;
}

export { WhatHappensNext };
