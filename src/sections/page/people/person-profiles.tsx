import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { HiddenText } from "../../../components/hidden-text";
import { Icon } from "../../../components/icon";
import { Link } from "../../../components/link";
import { centered, color, media, radius, wrapping } from "../../../theme/tokens";
import { fill } from "../../../text/fill";

// The icons are aligned with the text, not the areas around them.
const linksCss = css({ ...wrapping, justifyContent: "flex-end", margin: "-0.5rem" });
const linkCss = css({
  ...centered,
  width: "2.25rem",
  [media.mobile]: { width: "2rem" },
  height: "2.75rem",
  borderRadius: radius.small,
  color: color.muted,
  "&:hover": { color: color.accentStrong, background: color.accentSoft },
});

type ProfilesProps = Pick<Queries.PersonFragment, "name" | "linkedin" | "twitter" | "email">;

export function Profiles({ name, linkedin, twitter, email }: ProfilesProps) {
  const links = (
    [
      ["linkedin", linkedin, strings.profile],
      ["x", twitter, strings.twitter],
      ["mail", email && `mailto:${email}`, strings.email],
    ] as const
  ).flatMap(([icon, to, label]) => (to ? [{ icon, to, label }] : []));
  if (links.length === 0) return null;
  return (
    <ul role="list" css={linksCss}>
      {links.map(({ icon, to, label }) => (
        <li key={icon}>
          <Link css={linkCss} to={to}>
            <Icon name={icon} />
            <HiddenText>{fill(label, { name })}</HiddenText>
          </Link>
        </li>
      ))}
    </ul>
  );
}
