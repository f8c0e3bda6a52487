import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Link } from "../components/link";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { Tag } from "../components/tag";
import { color, media, motion, radius, size, space } from "../theme/tokens";
import { fill } from "./fill";
import { Portrait } from "./portrait";
import { useSite } from "./use-site";

interface RelatedArticlesProps {
  articles: readonly Queries.ArticleLinkFragment[];
  strings: Queries.RelatedArticlesStringsFragment;
}

const sectionCss = css({ paddingBlock: `clamp(${space.vast}, 7vw, 7rem)`, "@media print": { display: "none" } });
const listCss = css({
  display: "grid",
  gap: space.wide,
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: space.loose },
});
const itemCss = css({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  justifyItems: "start",
  gap: space.normal,
  paddingBlockStart: space.loose,
  borderBlockStart: `1px solid ${color.line}`,
  transition: `border-color ${motion.quick}`,
  "&:hover": { borderColor: color.text },
});
const titleCss = css({ fontSize: size.title, lineHeight: 1.18 });
const linkCss = css({
  textDecoration: "none",
  "li:hover &": { color: color.accentStrong },
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.small },
});
const bylineCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.snug,
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.muted,
});

/** What to read after an article. */
export function RelatedArticles({ articles, strings }: RelatedArticlesProps) {
  const { site } = useSite();
  return (
    <Section css={sectionCss} ground="sunken">
      <SectionHeading title={strings.moreArticles} />
      <ul role="list" css={listCss}>
        {articles.map(({ path, minutes, title, category, author }) => (
          <li key={path} css={itemCss}>
            <Tag>{category}</Tag>
            <h3 css={titleCss}>
              <Link css={linkCss} to={path}>
                {title}
              </Link>
            </h3>
            <div css={bylineCss}>
              <Portrait person={author} />
              <p>
                {author?.name ?? site.name}
                <br />
                {fill(strings.readingTime, { n: String(minutes) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const relatedArticlesStringsFragment = graphql`
  fragment RelatedArticlesStrings on InterfaceStrings {
    moreArticles
    readingTime
  }
`;
