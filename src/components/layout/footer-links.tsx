import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { color, media, size, space, tracking, weight, wrapping } from "../../theme/tokens";
import { Icon, networkIcon } from "../icon";
import { footerLinkCss, Link } from "../link";
import { Brand, type BrandProps } from "./header";

interface FooterLinksProps extends Pick<BrandProps, "name" | "mark"> {
  blurb: string;
  groups: readonly { label: string; links: readonly { label: string; to: string }[] }[];
  social: readonly { network: Queries.SocialNetwork; label: string; url: string }[];
  /** Undefined without a blog. */
  feedPath: string | undefined;
  legal: readonly { label: string; to: string }[];
  /** The page in other languages; without a name it is no link. */
  alternates: readonly { language: string; url: string; name: string | null }[];
}

const columnsCss = css({
  display: "grid",
  gap: `${space.huge} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(max(8rem, 40%), 1fr))",
  // A group alone in its row has its links in both columns.
  [media.mobile]: {
    rowGap: space.normal,
    "& a": { minHeight: "1.875rem" },
    "& > :last-of-type:nth-of-type(even)": {
      gridColumn: "1 / -1",
      "& > ul": { columns: "8rem 2", columnGap: space.loose },
    },
  },
  [media.desktop]: {
    gridTemplateColumns: "repeat(var(--groups), 1fr)",
    "& > :first-of-type": { gridColumn: "1 / -1" },
  },
  // The links begin where the second column of sections does.
  [media.wide]: {
    gridTemplateColumns: `calc((100% - ${space.vast}) / 3 + ${space.vast} - ${space.loose}) repeat(var(--groups), 1fr)`,
    "& > :first-of-type": { gridColumn: "auto" },
  },
});
const introCss = css({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space.tight,
  [media.mobile]: { gridColumn: "1 / -1" },
  // Aligns the name with the headings of the columns.
  [media.desktop]: { "& > a": { marginBlockStart: "-0.875rem" } },
});
const blurbCss = css({ maxWidth: "23.9em", color: color.onDarkMuted, fontSize: size.small });
const linksCss = css({ ...wrapping, columnGap: space.loose });
const headingCss = css({
  fontSize: size.small,
  letterSpacing: tracking.none,
  fontWeight: weight.strong,
  marginBlockEnd: space.tight,
});
const legalCss = css({ ...wrapping, columnGap: space.loose, marginBlockStart: space.wide });

/** Links to other languages: a list, or a menu of more than one. */
function Languages({ languages }: { languages: FooterLinksProps["alternates"] }) {
  const list = (
    <ul role="list" css={linksCss} aria-label={strings.otherLanguages}>
      {languages.map(({ language, url, name }) => (
        <li key={language}>
          <a css={footerLinkCss} href={url} hrefLang={language} lang={language}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  if (languages.length === 1) return list;
  return (
    <details>
      <summary css={footerLinkCss}>
        {strings.otherLanguages}
        <Icon name="chevronDown" />
      </summary>
      {list}
    </details>
  );
}

export function FooterLinks({ name, mark, blurb, groups, social, feedPath, legal, alternates }: FooterLinksProps) {
  const languages = alternates.filter((alternate) => alternate.name !== null);
  return (
    <>
      <div css={[columnsCss, css({ "--groups": Math.min(groups.length, 4) })]}>
        <div css={introCss}>
          <Brand name={name} mark={mark} />
          <p css={blurbCss}>{blurb}</p>
          <div css={linksCss}>
            {social.map(({ network, label, url }) => (
              <Link key={url} css={footerLinkCss} to={url}>
                <Icon name={networkIcon(network)} />
                {label}
              </Link>
            ))}
            {feedPath ? (
              <a css={footerLinkCss} href={feedPath}>
                <Icon name="rss" />
                {strings.rssFeed}
              </a>
            ) : null}
          </div>
          {languages.length > 0 ? <Languages languages={languages} /> : null}
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
      {legal.length > 0 ? (
        <ul role="list" css={legalCss}>
          {legal.map(({ label, to }) => (
            <li key={to}>
              <Link css={footerLinkCss} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
