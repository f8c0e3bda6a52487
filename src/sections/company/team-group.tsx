import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { HiddenText } from "../../components/hidden-text";
import { Icon, type IconName } from "../../components/icon";
import { Link } from "../../components/link";
import { initialsOf } from "../../components/picture/initials";
import { Picture } from "../../components/picture/picture";
import { Section, SectionHeading } from "../../components/section";
import { Tag } from "../../components/tag";
import { color, motion, radius, size, space } from "../../theme/tokens";
import { fill } from "../fill";
import { useSite } from "../use-site";

/** Value of a link that is hidden (specification, chapter 2). */
const none = "#";

/** Width of a card: two to five columns of at least 13rem. */
const sizes =
  "(min-width: 1296px) 221px, (min-width: 1232px) calc(20vw - 38px), (min-width: 1200px) calc(25vw - 42px), (min-width: 983px) calc(23vw - 18px), (min-width: 731px) calc(30.7vw - 16px), (min-width: 500px) calc(46vw - 12px), calc(50vw - 32px)";

const listCss = css({
  display: "grid",
  gap: `${space.huge} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 45%), 1fr))",
});
const cardCss = css({ display: "grid", alignContent: "start", justifyItems: "start", gap: space.hair });
const portraitCss = css({
  width: "100%",
  borderRadius: radius.large,
  background: color.sunken,
  fontSize: "3rem",
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

interface TeamCardProps {
  member: Queries.TeamCardFragment;
  /** In the first view. */
  first: boolean;
}

/** A person: portrait, name, role, and links to profiles. */
function TeamCard({ member, first }: TeamCardProps) {
  const { strings } = useSite();
  const { name, role, firm, image, linkedin, twitter, email } = member;
  const links: { icon: IconName; to: string; label: string }[] = [
    { icon: "linkedin" as const, to: linkedin, label: strings.profile },
    { icon: "x" as const, to: twitter, label: strings.twitter },
    { icon: "mail" as const, to: email === none ? none : `mailto:${email}`, label: strings.email },
  ].filter(({ to }) => to !== none);

  return (
    <li css={cardCss}>
      <Picture
        css={portraitCss}
        image={image.childImageSharp?.gatsbyImageData}
        alt=""
        sizes={sizes}
        fallback={initialsOf(name)}
        first={first}
      />
      <h3 css={nameCss}>{name}</h3>
      <p css={roleCss}>{role}</p>
      {firm ? <Tag>{firm}</Tag> : null}
      <ul role="list" css={linksCss}>
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

interface TeamGroupProps {
  name: string;
  text: string;
  members: readonly Queries.TeamCardFragment[];
  /** Number of members in the first view. */
  first?: number;
}

/** A group of people. */
export function TeamGroup({ name, text, members, first = 0 }: TeamGroupProps) {
  return (
    <Section rhythm="joined">
      <SectionHeading title={name} text={text} place="beside" />
      <ul role="list" css={listCss}>
        {members.map((member, index) => (
          <TeamCard key={member.slug} member={member} first={index < first} />
        ))}
      </ul>
    </Section>
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
        gatsbyImageData(
          width: 296
          formats: [WEBP, AVIF]
          breakpoints: [148, 222, 296, 444]
          webpOptions: { quality: 60 }
          avifOptions: { quality: 52 }
        )
      }
    }
  }
`;
