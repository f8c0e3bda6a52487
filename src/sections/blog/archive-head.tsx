import strings from "#content/interface.json";
import { archivePath } from "../../content/routes";
import { fill } from "../../fill";
import { PageHead, toHeadProps } from "../page-head";
import { useSite } from "../use-site";
import { BlogHead } from "./blog-head";

interface ArchiveHeadProps {
  page: Queries.BlogTemplateQuery["page"] & object;
  /** Counted from 1. */
  number: number;
}

/** Head and top of a page of the blog's archive. */
export function ArchiveHead({ page, number }: ArchiveHeadProps) {
  const { site } = useSite();
  const { archive } = strings;
  const title = number === 1 ? archive.title : fill(archive.page, { title: archive.title, page: String(number) });
  const description = fill(archive.description, { title, name: site.name });
  return (
    <>
      <PageHead
        {...toHeadProps(page)}
        path={archivePath(page.path, number)}
        title={title}
        description={description}
        type="CollectionPage"
        parents={[{ name: page.hero.title, path: page.path }]}
      />
      <BlogHead hero={{ eyebrow: page.hero.title, title, text: description }} />
    </>
  );
}
