import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";

import { Link } from "../../components/link";
import { initialsOf } from "../../components/picture/initials";
import { Picture } from "../../components/picture/picture";
import { Section } from "../../components/section";
import { color, media, oneColumn, radius, size, space } from "../../theme/tokens";

const listCss = css({
  ...oneColumn,
  gap: space.wide,
  [media.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(13rem, 1fr))" },
  "& > li": { display: "grid" },
});
const linkCss = css({
  display: "grid",
  alignContent: "start",
  gap: space.normal,
  paddingBlockStart: space.loose,
  borderBlockStart: `1px solid ${color.line}`,
  textDecoration: "none",
  "&:hover h3": { color: color.accentStrong },
});
const faceCss = css({ width: 72, height: 72, borderRadius: radius.medium, background: color.sunken });
const quoteCss = css({ fontSize: size.title, lineHeight: 1.25 });
const sourceCss = css({ fontSize: size.small, color: color.muted });
const titleCss = css({ color: color.text, textDecoration: "underline", textUnderlineOffset: "0.2em" });

/** Articles that are named: face and pull quote of a person, and the title. Hidden while there are none, of which the check warns. */
export function ArticlesSection({ title, text, entries, ...frame }: Queries.ArticlesSectionFragment) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <Section frame={frame} title={title} text={text} layout="beside">
      <ul role="list" css={listCss}>
        {entries.map(({ path, title: name, pullQuote, author }, index) => {
          const person = pullQuote?.person ?? author;
          return (
            <li key={path}>
              <Link css={linkCss} to={path} aria-labelledby={`${id}${index}`}>
                {person ? (
                  <Picture css={faceCss} image={person.image} alt="" fallback={initialsOf(person.name)} />
                ) : null}
                <h3 css={quoteCss}>{pullQuote ? <q>{pullQuote.text}</q> : name}</h3>
                <p css={sourceCss}>
                  {person ? `${person.name}: ` : null}
                  <span css={titleCss} id={`${id}${index}`}>
                    {name}
                  </span>
                </p>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

export const articlesFragment = graphql`
  fragment ArticlesSection on ArticlesSection {
    ...Titled
    entries {
      path
      title
      author {
        ...Face
      }
      pullQuote {
        text
        person {
          ...Face
        }
      }
    }
  }
`;
