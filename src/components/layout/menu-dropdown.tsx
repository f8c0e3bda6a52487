import { css } from "@emotion/react";

import { color, media, motion, radius, shadow, size, space, surface, weight } from "../../theme/tokens";
import { Icon } from "../icon";
import { Link } from "../link";

export interface MenuDropdownProps {
  id: string;
  label: string;
  links: readonly { label: string; to: string; text: string | null }[];
  page: string;
}

/** As wide as its text if there is room; otherwise its words are on several lines, and broken only where one does not fit. */
export const wrappedCss = { flex: "1 1 min-content", minWidth: 0, maxWidth: "max-content" } as const;

const buttonCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.hair,
  minHeight: "2.75rem",
  paddingInline: space.tight,
  borderRadius: radius.small,
  fontSize: size.small,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textAlign: "start",
  [media.wide]: { paddingInline: space.snug },
  "& svg": { flex: "none", width: "1rem", transition: `transform ${motion.quick}` },
  "&:hover": { background: color.sunken },
  // Borders are visible in forced colors.
  "&[aria-current]": {
    paddingBlockStart: 2,
    borderBlockEnd: `2px solid ${color.accent}`,
    borderRadius: 0,
    color: color.accentStrong,
  },
  "&[aria-expanded=true] svg": { transform: "rotate(180deg)" },
  [media.mobile]: { display: "none" },
});

const labelCss = css({ fontSize: size.small, color: color.muted, [media.desktop]: { display: "none" } });

// Inline in the menu on small screens, a popover below its button on large ones.
const panelCss = css({
  overflow: "visible",
  [media.mobile]: { display: "block", position: "static", width: "auto" },
  [media.desktop]: {
    inset: "auto",
    top: "calc(var(--header-height) - 0.5rem)",
    width: "20rem",
    padding: space.tight,
    ...surface(radius.medium),
    boxShadow: shadow.low,
    // `src/browser/menus.ts` sets `--start`; without scripts all panels are below the first button.
    insetInlineStart: "var(--start, max(11.75rem, 50% - 26.75rem))",
  },
});

const linkCss = css({
  display: "grid",
  padding: space.snug,
  borderRadius: radius.small,
  lineHeight: 1.35,
  fontWeight: weight.strong,
  textDecoration: "none",
  "& small": { fontSize: size.small, fontWeight: weight.text, color: color.muted, textWrap: "balance" },
  "&:hover": { background: color.sunken },
  "&[aria-current=page]": { color: color.accentStrong, background: color.accentSoft },
  // Aligns the text with the labels.
  [media.mobile]: { marginInline: `calc(-1 * ${space.snug})` },
});

const menuCss = css({ [media.desktop]: wrappedCss });

/** Disclosure button with its links. `src/browser/menus.ts` updates `aria-expanded`. */
export function MenuDropdown({ id, label, links, page }: MenuDropdownProps) {
  return (
    <li css={menuCss} data-menu="">
      <button
        css={buttonCss}
        type="button"
        popoverTarget={id}
        aria-expanded="false"
        aria-controls={id}
        aria-current={links.some(({ to }) => to === page) ? "true" : undefined}
      >
        {label}
        <Icon name="chevronDown" />
      </button>
      <span css={labelCss}>{label}</span>
      <ul role="list" css={panelCss} id={id} popover="auto">
        {links.map(({ label: name, to, text }) => (
          <li key={to}>
            <Link css={linkCss} to={to} current={to === page}>
              {name}
              {text ? <small>{text}</small> : null}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
