import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { HiddenText } from "../components/hidden-text";
import { Icon, type IconName } from "../components/icon";
import { Link } from "../components/link";
import { initialsOf } from "../components/picture/initials";
import { Picture } from "../components/picture/picture";
import { Tag } from "../components/tag";
import { color, motion, radius, size, space } from "../theme/tokens";
import { fill } from "./fill";
import { useSite } from "./use-site";

/** What stands in the place of a link that is not to be shown (specification, chapter 2). */
const none = "#";

const cardCss = css({ display: "grid", alignContent: "start", justifyItems: "start", gap: space.hair });
const portraitCss = css({
  width: "100%",
  borderRadius: radius.large,
  background: color.sunken,
  "& img": { transition: `transform ${motion.calm}` },
  "li:hover > & img": { transform: "scale(1.03)" },
});
const nameCss = css({ fontSize: size.body, marginBlockStart: space.snug });
const roleCss = css({ fontSize: size.small, color: color.muted });
const linksCss = css({ display: "flex", marginInlineStart: "-0.75rem" });
const linkCss = css({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: radius.small,
  color: color.muted,
  "&:hover": { color: color.accentStrong, background: color.accentSoft },
});

/** A person: portrait, name, role, and links to where else they are. */
export function TeamCard({ member }: { member: Queries.TeamCardFragment }) {
  const { strings } = useSite();
  const { name, role, firm, image, linkedin, twitter, email } = member;
  const links: { icon: IconName; to: string; label: string }[] = [
    { icon: "linkedin" as const, to: linkedin, label: strings.profile },
    { icon: "x" as const, to: twitter, label: strings.twitter },
    { icon: "mail" as const, to: email === none ? none : `mailto:${email}`, label: strings.email },
  ].filter(({ to }) => to !== none);

  return (
    <li css={cardCss}>
      <Picture css={portraitCss} image={image.childImageSharp?.gatsbyImageData} alt="" fallback={initialsOf(name)} />
      <h3 css={nameCss}>{name}</h3>
      <p css={roleCss}>{role}</p>
      {firm ? <Tag>{firm}</Tag> : null}
      <ul css={linksCss}>
        {links.map(({ icon, to, label }) => (
          <li key={icon}>
            <Link css={linkCss} to={to} {...(icon === "mail" ? {} : { newTab: strings.newTab })}>
              <Icon name={icon} />
              <HiddenText>{fill(label, { name })}</HiddenText>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

export const teamCardFragment = graphql`
  fragment TeamCard on TeamMember {
    slug
    name
    role
    group
    firm
    linkedin
    twitter
    email
    image {
      childImageSharp {
        gatsbyImageData(width: 288, formats: [WEBP, AVIF])
      }
    }
  }
`;
