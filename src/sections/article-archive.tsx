import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Link } from "../components/link";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { color, size, space, weight } from "../theme/tokens";
import { columnsCss, factsCss, rowCss, titleCss } from "./archive-css";
import { fill } from "./fill";
import { groupByYear } from "./group-by-year";
import { Portrait } from "./portrait";
import { useSite } from "./use-site";

interface ArticleArchiveProps {
  heading: Queries.HeadingFragment;
  articles: readonly Queries.ArticleLinkFragment[];
  strings: Queries.ArticleLinkStringsFragment;
}

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
/** All articles of this site, year by year. */
export function ArticleArchive({ heading, articles, strings }: ArticleArchiveProps) {
  const { site } = useSite();
  return (
    <Section ground="sunken">
      <div css={columnsCss}>
        <SectionHeading {...heading} />
        <div css={yearsCss}>
          {groupByYear(articles, ({ day }) => day).map(([year, group]) => (
            <div key={year}>
              <h3 css={yearCss}>{year}</h3>
              <ul role="list">
                {group.map(({ path, minutes, title, category, day, date, author }) => (
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
  fragment ArticleLink on Article {
    path
    minutes
    title
    category
    day: date(formatString: "YYYY-MM-DD")
    date(formatString: "MMMM D, YYYY")
    author {
      ...Portrait
    }
  }
`;

export const articleLinkStringsFragment = graphql`
  fragment ArticleLinkStrings on InterfaceStrings {
    readingTime
  }
`;
