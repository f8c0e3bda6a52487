import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { containerCss } from "../../components/section";
import { archivePath } from "../../content/routes";
import { fill } from "../../text/fill";
import { color, columns, media, size, space, tracking, weight } from "../../theme/tokens";
import { PageHead, toHeadProps } from "../page-head";
import { useSite } from "../use-site";

const headCss = css({
  display: "grid",
  gap: `${space.loose} ${space.vast}`,
  paddingBlock: `${space.sectionSmall} ${space.huge}`,
  [media.wide]: { gridTemplateColumns: columns.threeFifths, alignItems: "baseline" },
});
const eyebrowCss = css({
  gridColumn: "1 / -1",
  fontSize: size.small,
  fontWeight: weight.strong,
  color: color.accentStrong,
});
const titleCss = css({ fontSize: size.display, lineHeight: 1.04, letterSpacing: tracking.tighter });
const textCss = css({ fontSize: size.lead, maxWidth: "27em", color: color.muted });

/** Top of the blog list, low enough for the newest post to be in the first view. */
export function BlogHead({ eyebrow, title, text }: { eyebrow: string | null; title: string; text: string }) {
  return (
    <div css={[containerCss, headCss]}>
      {eyebrow ? <p css={eyebrowCss}>{eyebrow}</p> : null}
      <h1 css={titleCss}>{title}</h1>
      <p css={textCss}>{text}</p>
    </div>
  );
}

interface ArchiveHeadProps {
  page: Queries.BlogTemplateQuery["page"] & object;
  /** Counted from 1. */
  number: number;
}

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
        alternates={[]}
        title={title}
        description={description}
        type="CollectionPage"
        parents={[{ name: page.hero.title, path: page.path }]}
      />
      <BlogHead eyebrow={page.hero.title} title={title} text={description} />
    </>
  );
}
