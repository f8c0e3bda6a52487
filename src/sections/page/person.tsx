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
  [media.desktop]: { gridTemplateColumns: "11rem minmax(0, 1fr)", columnGap: space.loose },
  "& > div": { display: "grid", gap: space.tight, alignContent: "start", justifyItems: "start" },
  "& h3": { fontSize: size.title },
});
const featuredPortraitCss = css(portraitCss, { width: "11rem", height: "11rem", fontSize: size.heading });

// The text is as wide as the row, below the links.
const rowCss = css({
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr)",
  alignContent: "start",
  columnGap: space.normal,
  paddingBlock: space.normal,
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: "avoid",
  "& > picture, & > [data-failed]": { gridRow: "1 / span 3" },
  "& > ul": { gridColumn: 2 },
  [media.desktop]: {
    gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
    "& > ul": { gridArea: "1 / 3", marginBlock: "-0.5rem" },
  },
});
const rowPortraitCss = css(portraitCss, { width: "4.5rem", height: "4.5rem", fontSize: size.lead });
// Name and role are one line in wide windows.
const nameCss = css({
  "& > *": { marginInlineEnd: space.snug, fontSize: size.lead, lineHeight: 1.25 },
  [media.broad]: { "& > *": { display: "inline-block" } },
});
const roleCss = css({ "&&": { fontSize: size.small, color: color.muted } });
const textCss = css({
  gridColumn: "2 / -1",
  paddingBlockStart: space.hair,
  fontSize: size.small,
  lineHeight: 1.45,
  overflowWrap: "anywhere",
  "& > p": { maxWidth: "40em" },
});

interface PersonProps {
  member: Queries.PersonRowFragment;
  heading: "h3" | "h4";
}

/** Row of a directory: portrait, name, role, text, article and links of a person. */
export function Person({ member, heading: Heading }: PersonProps) {
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
      <div css={textCss}>
        {bio ? <p>{bio}</p> : null}
        {article ? <Link to={article.path}>{article.title}</Link> : null}
      </div>
      <Profiles {...member} />
    </li>
  );
}

interface FeaturedPersonProps {
  member: Queries.FeaturedPersonFragment;
  /** Above the fold. */
  first: boolean;
}

/** Large card of a person. */
export function FeaturedPerson({ member, first }: FeaturedPersonProps) {
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
