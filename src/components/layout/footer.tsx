import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { color, media, size, space, weight } from "../../theme/tokens";
import { Icon } from "../icon";
import { Link } from "../link";
import { containerCss } from "../section";
import { Brand } from "./brand";

export interface FooterProps {
  name: string;
  mark: string | null;
  blurb: string;
  groups: readonly { label: string; links: readonly { label: string; to: string }[] }[];
  social: { label: string; url: string };
  feed: { label: string; to: string };
  trademarks: string;
  copyright: string;
  newTab: string;
  /** Stands under the link to the feed. */
  control: ReactNode;
}

const footerCss = css({
  borderBlockStart: `1px solid ${color.darkLine}`,
  background: color.dark,
  color: color.onDark,
  "@media print": { display: "none" },
});
const innerCss = css({ paddingBlock: space.vast, display: "grid", gap: space.vast });
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
const blurbCss = css({ maxWidth: "36ch", color: color.onDarkMuted, fontSize: size.small });
const linksCss = css({ display: "grid", justifyItems: "start" });
const headingCss = css({
  fontSize: size.small,
  letterSpacing: 0,
  fontWeight: weight.strong,
  marginBlockEnd: space.tight,
});
/** A quiet link of the footer, or what looks like one. */
export const footerLinkCss = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.tight,
  minHeight: "2.25rem",
  fontSize: size.small,
  color: color.onDarkMuted,
  textDecoration: "none",
  "&:hover": { color: color.onDark, textDecoration: "underline" },
});
const lastCss = css({
  display: "grid",
  gap: space.tight,
  paddingBlockStart: space.loose,
  borderBlockStart: `1px solid ${color.darkLine}`,
  fontSize: "0.8125rem",
  color: color.onDarkMuted,
});

/** Foot of every page. */
export function Footer({
  name,
  mark,
  blurb,
  groups,
  social,
  feed,
  trademarks,
  copyright,
  newTab,
  control,
}: FooterProps) {
  return (
    <footer css={footerCss}>
      <div css={[containerCss, innerCss]}>
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
              {control}
            </div>
          </div>
          {groups.map(({ label, links }) => (
            <div key={label}>
              <h2 css={headingCss}>{label}</h2>
              <ul>
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
        <div css={lastCss}>
          <p>{copyright}</p>
          <p>{trademarks}</p>
        </div>
      </div>
    </footer>
  );
}
