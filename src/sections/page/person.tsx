import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Link } from "../../components/link";
import { initialsOf } from "../../components/picture/initials";
import { Picture } from "../../components/picture/picture";
import { Tag } from "../../components/tag";
import { color, media, radius, size, space } from "../../theme/tokens";
import { Profiles } from "./person-profiles";

const portraitCss = css({ borderRadius: radius.medium, background: color.sunken });

const featuredCss = css({
  display: "grid",
  gap: space.normal,
  alignContent: "start",
  [media.desktop]: { gridTemplateColumns: "176px minmax(0, 1fr)", columnGap: space.loose },
  "& > div": {
    display: "grid",
    gridTemplateColumns: "minmax(min-content, 1fr) auto",
    gap: space.tight,
    alignContent: "start",
    justifyItems: "start",
    "& > *": { gridColumn: "1 / -1" },
    "& > h3": { gridColumn: 1, fontSize: size.title },
    "& > a": { textWrap: "balance" },
    "& > ul": { gridArea: "1 / 2" },
  },
});
const featuredPortraitCss = css(portraitCss, { width: 176, height: 176, fontSize: size.heading });

// The text is as wide as the row, below the links.
const rowCss = css({
  display: "grid",
  gridTemplateColumns: "72px minmax(min-content, 1fr) auto",
  alignContent: "start",
  columnGap: space.normal,
  paddingBlock: space.snug,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: "avoid",
  "& > picture, & > [data-failed]": { gridRow: "1 / span 5" },
  "& > ul": { gridArea: "1 / 3" },
});
const rowPortraitCss = css(portraitCss, { width: 72, height: 72, fontSize: size.lead });
// Name and role are one line in wide windows; the role is below the links on phones.
const nameCss = css({
  "& > *": { marginInlineEnd: space.snug, fontSize: size.lead, lineHeight: 1.25 },
  [media.mobile]: { display: "contents", "& > p, & > span": { gridColumn: "2 / -1", justifySelf: "start" } },
  [media.broad]: { "& > *": { display: "inline-block" } },
});
const roleCss = css({ "&&": { fontSize: size.small, color: color.muted } });
const textCss = css({
  gridColumn: "2 / -1",
  paddingBlockStart: space.hair,
  maxWidth: "45em",
  fontSize: size.small,
  lineHeight: 1.45,
  color: color.muted,
  overflowWrap: "anywhere",
  "& a": { color: color.text },
});

/** Row of a directory: portrait, name, role, text, article and links of a person. */
export function Person({ heading: Heading, ...member }: Queries.PersonRowFragment & { heading: "h3" | "h4" }) {
  const { name, role, firm, bio, article, image } = member;
  return (
    <li css={rowCss}>
      <Picture
        css={rowPortraitCss}
        image={image?.childImageSharp?.gatsbyImageData}
        alt=""
        fallback={initialsOf(name)}
      />
      <div css={nameCss}>
        <Heading>{name}</Heading>
        <p css={roleCss}>{role}</p>
        {firm ? <Tag>{firm}</Tag> : null}
      </div>
      <p css={textCss}>
        {bio} {article ? <Link to={article.path}>{article.title}</Link> : null}
      </p>
      <Profiles {...member} />
    </li>
  );
}

/** Large card of a person. @param first above the fold */
export function FeaturedPerson({ first, ...member }: Queries.FeaturedPersonFragment & { first: boolean }) {
  const { name, role, firm, bio, article, image } = member;
  return (
    <li css={featuredCss}>
      <Picture
        css={featuredPortraitCss}
        image={image?.childImageSharp?.gatsbyImageData}
        alt=""
        fallback={initialsOf(name)}
        first={first}
      />
      <div>
        <h3>{name}</h3>
        <p css={roleCss}>{role}</p>
        {firm ? <Tag>{firm}</Tag> : null}
        {bio ? <p>{bio}</p> : null}
        {article ? <Link to={article.path}>{article.title}</Link> : null}
        <Profiles {...member} />
      </div>
    </li>
  );
}

export const personFragment = graphql`
  fragment Person on TeamMember {
    slug
    name
    role
    firm
    bio
    linkedin
    twitter
    email
    article {
      path
      title
    }
  }

  fragment PersonRow on TeamMember {
    ...Person
    image {
      childImageSharp {
        gatsbyImageData(width: 72, height: 72, layout: FIXED)
      }
    }
  }

  fragment FeaturedPerson on TeamMember {
    ...Person
    image {
      childImageSharp {
        gatsbyImageData(width: 176, height: 176, layout: FIXED)
      }
    }
  }
`;
