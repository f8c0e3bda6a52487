import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Link } from "../../../components/link";
import { initialsOf } from "../../../components/picture/initials";
import { Picture } from "../../../components/picture/picture";
import { formatSizes } from "../../../components/picture/sizes";
import { Tag } from "../../../components/tag";
import { color, media, radius, size, space, wrapping } from "../../../theme/tokens";
import { Profiles } from "./person-profiles";

/** Text that is large for the width of an entry. */
const largeText = "@container (max-width: 14em)";

// The text is as wide as the row, below the links.
const personCss = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(min-content, 1fr) auto",
  alignContent: "start",
  columnGap: `min(${space.normal}, 4vw)`,
  containerType: "inline-size",
  "& > ul": { gridArea: "1 / 3" },
});
const rowCss = css({ paddingBlock: space.tight, borderBlockStart: `1px solid ${color.line}` });
const portraitCss = css({
  gridRow: "1 / span 5",
  width: 72,
  height: 72,
  borderRadius: radius.medium,
  background: color.sunken,
  fontSize: size.lead,
  [largeText]: { width: 48, height: 48 },
});
const largeCss = css({
  gridTemplateRows: "auto 1fr",
  [media.mobile]: { "& > ul": { gridArea: "2 / 2", alignSelf: "end", justifySelf: "start" } },
  // Below the text, where it is narrow, so that the name fits one line.
  [`${media.wide} and (max-width: 74.999em)`]: {
    "& > ul": { gridArea: "3 / 2", justifySelf: "start", marginBlock: 0 },
  },
});
const largePortraitCss = css({
  gridRow: "1 / span 2",
  width: 176,
  height: 176,
  fontSize: size.heading,
  [media.mobile]: { width: 112, height: 112 },
  [largeText]: { width: 80, height: 80 },
});
// Name and role are one line in wide windows; the role is below the links on phones.
const nameCss = css({
  "& > *": { fontSize: size.lead, lineHeight: 1.25 },
  [media.mobile]: {
    display: "contents",
    "& > *": { fontSize: size.body },
    "& > p, & > span": { gridColumn: "2 / -1", justifySelf: "start" },
    "& > :first-of-type": { alignSelf: "center", [largeText]: { gridColumn: "2 / -1" } },
  },
  [media.broad]: { ...wrapping, alignItems: "baseline", columnGap: space.snug },
});
const largeNameCss = css({
  display: "grid",
  gap: space.hair,
  justifyItems: "start",
  "& > h3": { fontSize: size.title },
});
const roleCss = css({ "&&": { fontSize: size.small, color: color.muted } });
const textCss = css({
  gridColumn: "2 / -1",
  paddingBlockStart: space.hair,
  maxWidth: "45em",
  fontSize: size.small,
  lineHeight: 1.45,
  color: color.muted,
  "& a": { display: "block", width: "fit-content", color: color.text },
});
const largeTextCss = css({
  paddingBlockStart: space.tight,
  fontSize: size.body,
  [media.mobile]: { gridColumn: "1 / -1" },
});

interface PersonProps extends Queries.PersonFragment, Pick<Queries.PersonRowFragment, "image"> {
  heading?: "h3" | "h4";
  large?: boolean;
  first?: boolean;
}

export function Person({ heading: Heading = "h3", large = false, first = false, ...member }: PersonProps) {
  const { name, role, firm, bio, article, image } = member;
  return (
    <li css={[personCss, large ? largeCss : rowCss]}>
      <Picture
        css={[portraitCss, large && largePortraitCss]}
        image={image}
        alt=""
        fallback={initialsOf(name)}
        sizes={large ? formatSizes([768, 0, 176], [0, 0, 112]) : undefined}
        first={first}
      />
      <div css={large ? largeNameCss : nameCss}>
        <Heading>{name}</Heading>
        <p css={roleCss}>{role}</p>
        {firm ? <Tag>{firm}</Tag> : null}
      </div>
      <p css={[textCss, large && largeTextCss]}>
        {bio} {article ? <Link to={article.path}>{article.title}</Link> : null}
      </p>
      <Profiles {...member} />
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
    ...Face
  }

  fragment FeaturedPerson on TeamMember {
    ...Person
    image {
      childImageSharp {
        gatsbyImageData(width: 176, breakpoints: [112, 176, 224, 352])
      }
    }
  }
`;
