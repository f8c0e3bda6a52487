import { css } from "@emotion/react";

import { color, media, size, space, weight } from "../../theme/tokens";
import { Icon } from "../icon";
import { Link } from "../link";
import { Brand } from "./brand";
import { footerLinkCss } from "./footer-link";

export interface FooterColumnsProps {
  name: string;
  mark: string | null;
  blurb: string;
  groups: readonly { label: string; links: readonly { label: string; to: string }[] }[];
  social: { label: string; url: string };
  feed: { label: string; to: string };
  newTab: string;
}

const columnsCss = css({
  display: "grid",
  gap: `${space.huge} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  [media.desktop]: { gridTemplateColumns: "repeat(3, 1fr)", "& > :first-of-type": { gridColumn: "1 / -1" } },
  [media.wide]: { gridTemplateColumns: "2fr 1fr 1fr 1fr", "& > :first-of-type": { gridColumn: "auto" } },
});
const introCss = css({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space.normal,
  [media.mobile]: { gridColumn: "1 / -1" },
});
const blurbCss = css({ maxWidth: "23.9em", color: color.onDarkMuted, fontSize: size.small });
const linksCss = css({ display: "grid", justifyItems: "start" });
const headingCss = css({
  fontSize: size.small,
  letterSpacing: 0,
  fontWeight: weight.strong,
  marginBlockEnd: space.tight,
});

/** What the footer says on every page in the same way: who the company is, and where to go. */
export function FooterColumns({ name, mark, blurb, groups, social, feed, newTab }: FooterColumnsProps) {
  return (
    <div css={columnsCss}>
      <div css={introCss}>
        <Brand name={name} mark={mark} />
        <p css={blurbCss}>{blurb}</p>
        <div css={linksCss}>
          <Link css={footerLinkCss} to={social.url} newTab={newTab}>
            <Icon name="linkedin" />
            {social.label}
          </Link>
          <a css={footerLinkCss} href={feed.to}>
            <Icon name="rss" />
            {feed.label}
          </a>
        </div>
      </div>
      {groups.map(({ label, links }) => (
        <div key={label}>
          <h2 css={headingCss}>{label}</h2>
          <ul role="list">
            {links.map((link) => (
              <li key={link.to}>
                <Link css={footerLinkCss} to={link.to}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
