import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Link } from "../components/link";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, media, motion, radius, size, space, weight } from "../theme/tokens";
import { fill } from "./fill";
import { groupByYear } from "./group-by-year";
import { Portrait } from "./portrait";
import { useSite } from "./use-site";

interface ArticleArchiveProps {
  heading: Queries.HeadingFragment;
  articles: readonly Queries.ArticleLinkFragment[];
  strings: Queries.ArticleLinkStringsFragment;
}

const columnsCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space.vast,
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    "& > :first-of-type": { position: "sticky", top: "calc(var(--header-height) + 2rem)", alignSelf: "start" },
    "& h2": { fontSize: `calc(${size.heading} * 0.85)` },
  },
});
const yearsCss = css({ display: "grid", gap: space.huge });
const yearCss = css({
  paddingBlockEnd: space.tight,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  color: color.muted,
});
const rowCss = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space.normal,
  // The ground under the pointer is wider than the words, which stay in line with the heading.
  marginInline: `calc(-1 * ${space.snug})`,
  padding: `${space.normal} ${space.snug}`,
  borderRadius: radius.medium,
  transition: `background-color ${motion.quick}`,
  "& + &::before": {
    content: '""',
    position: "absolute",
    insetInline: space.snug,
    insetBlockStart: 0,
    borderBlockStart: `1px solid ${color.line}`,
  },
  "&:hover": { background: color.raised },
});
const titleCss = css({
  fontWeight: weight.strong,
  lineHeight: 1.35,
  textDecoration: "none",
  "&:visited": { color: color.muted },
  "li:hover > * > &": { color: color.accentStrong },
  // The whole row is the link's.
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.medium },
});
const factsCss = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.normal,
  marginBlockStart: "0.125rem",
  fontSize: size.small,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});

/** All articles of this site, year by year. */
export function ArticleArchive({ heading, articles, strings }: ArticleArchiveProps) {
  const { site } = useSite();
  return (
    <Section ground="sunken">
      <div css={columnsCss}>
        <SectionHeading {...heading} />
        <div css={yearsCss}>
          {groupByYear(articles, ({ frontmatter }) => frontmatter.day).map(([year, group]) => (
            <div key={year}>
              <h3 css={yearCss}>{year}</h3>
              <ul role="list">
                {group.map(({ path, minutes, frontmatter: { title, category, day, date, author } }) => (
                  <li key={path} css={rowCss}>
                    <Portrait person={author} />
                    <div>
                      <Link css={titleCss} to={path}>
                        {title}
                      </Link>
                      <p css={factsCss}>
                        <span>{category}</span>
                        <span>{author?.name ?? site.name}</span>
                        <time dateTime={day}>{date}</time>
                        <span>{fill(strings.readingTime, { n: String(minutes) })}</span>
                      </p>
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

export const articleLinkFragment = graphql`
  fragment ArticleLink on Mdx {
    path
    minutes
    frontmatter {
      title
      category
      day: date(formatString: "YYYY-MM-DD")
      date(formatString: "MMMM D, YYYY")
      author {
        ...Portrait
      }
    }
  }
`;

export const articleLinkStringsFragment = graphql`
  fragment ArticleLinkStrings on InterfaceStrings {
    readingTime
  }
`;
