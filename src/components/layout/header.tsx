import { css } from "@emotion/react";

import { color, media, size, space, tracking, weight } from "../../theme/tokens";
import { homePath } from "../../text/path-prefix";
import { Link } from "../link";
import { containerCss } from "../section";
import { MainMenu, type MainMenuProps } from "./main-menu";

const brandCss = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.tight,
  minHeight: "2.75rem",
  fontSize: size.lead,
  fontWeight: weight.heading,
  letterSpacing: tracking.tight,
  // Fits two lines of a long name.
  lineHeight: 1.2,
  textDecoration: "none",
  "& > img": { flex: "none" },
});
const headerCss = css({
  position: "sticky",
  top: 0,
  zIndex: 10,
  background: color.ground,
  borderBlockEnd: `1px solid ${color.line}`,
  // Keeps the page from scrolling behind the open menu of a phone. Some browsers only stop at what can itself be scrolled: by one pixel.
  [media.mobile]: {
    "&:has(:is(:popover-open, [aria-expanded=true]))": {
      overflowY: "auto",
      overscrollBehavior: "contain",
      scrollbarWidth: "none",
    },
    "&:has(:is(:popover-open, [aria-expanded=true]))::after": {
      content: '""',
      position: "absolute",
      insetBlockStart: "100%",
      width: 1,
      height: 1,
    },
  },
  "@media print": { position: "static" },
});
const barCss = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.tight,
  height: "var(--header-height)",
  // Breaks no word of the name and of the button; those of the menu break.
  overflowWrap: "normal",
  "& > a, & > nav > a": { WebkitHyphens: "manual", hyphens: "manual" },
  // Breaks only a name that would leave no room for the smallest button and that of the menu.
  [media.mobile]: { "& > a": { maxWidth: "calc(100% - 6.75rem)", overflowWrap: "break-word" } },
  // Prevents a layout shift of the menu when the font loads.
  [media.desktop]: { gap: space.normal, "& > a": { minWidth: "8rem" } },
  [media.wide]: { gap: space.huge },
  // Shows only the mark beside large text on phones.
  [media.tight]: { "& > a:has(> img)": { width: 32, overflow: "clip" } },
});

export interface BrandProps {
  name: string;
  mark: string | null;
  first?: boolean;
  current?: boolean;
}

export function Brand({ name, mark, first = false, current = false }: BrandProps) {
  return (
    <Link css={brandCss} to={homePath} current={current}>
      {mark ? <img src={mark} alt="" width={32} height={32} loading={first ? undefined : "lazy"} /> : null}
      {name}
    </Link>
  );
}

export function Header({ name, mark, ...menu }: Pick<BrandProps, "name" | "mark"> & MainMenuProps) {
  return (
    <header css={headerCss}>
      <div css={[containerCss, barCss]}>
        <Brand name={name} mark={mark} first current={menu.page === homePath} />
        <MainMenu {...menu} />
      </div>
    </header>
  );
}
