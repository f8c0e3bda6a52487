import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { containerCss } from "../../components/section";
import { fill } from "../../text/fill";
import { color, space, weight } from "../../theme/tokens";
import { withoutSources } from "../../text/without-sources";
import { useSite } from "../use-site";

const stripCss = css({ background: color.darkRaised, color: color.onDark });
const linkCss = css({
  alignItems: "center",
  gap: space.tight,
  paddingBlock: space.normal,
  fontWeight: weight.strong,
  textUnderlineOffset: "0.2em",
  "&:not([hidden])": { display: "flex" },
});

interface PageSuggestionsProps {
  pages: readonly Queries.SuggestedPageFragment[];
  articles: readonly Queries.SuggestedArticleFragment[];
}

/** Hidden links to all pages, on the page for unknown URLs. `suggest-page.ts` shows the one whose path is almost that of the window. */
export function PageSuggestions({ pages, articles }: PageSuggestionsProps) {
  const { menus } = useSite().site;
  const labels = new Map(menus.flatMap(({ links }) => links.map(({ to, label }) => [to, label])));
  const targets = [
    ...pages.map(({ path, aliases, headline }) => {
      const label = labels.get(path) ?? headline;
      return {
        paths: [path, ...aliases],
        title: withoutSources(label).length < withoutSources(headline).length ? label : headline,
      };
    }),
    ...articles.map(({ path, title }) => ({ paths: [path], title })),
  ];
  return (
    <div css={stripCss}>
      <div css={containerCss}>
        {targets.flatMap(({ paths, title }) =>
          paths.map((path) => (
            <Link key={path} css={linkCss} to={paths[0] ?? path} hidden data-suggestion={path}>
              {fill(strings.suggestion, { title })}
              <Icon name="arrowRight" />
            </Link>
          )),
        )}
      </div>
    </div>
  );
}

export const suggestionFragments = graphql`
  fragment SuggestedPage on Page {
    path
    aliases
    headline
  }
  fragment SuggestedArticle on Article {
    path
    title
  }
`;
