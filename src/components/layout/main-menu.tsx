import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { color, limit, media, size, space } from "../../theme/tokens";
import { ButtonLink } from "../button";
import { HiddenText } from "../hidden-text";
import { Icon } from "../icon";
import { MenuDropdown, wrappedCss, type MenuDropdownProps } from "./menu-dropdown";

const menuId = "site-menu";

export interface MainMenuProps extends Pick<MenuDropdownProps, "page"> {
  menus: readonly Pick<MenuDropdownProps, "label" | "links">[];
  action: { label: string; to: string };
}

// Nothing moves when the rest of its HTML arrives.
const navCss = css({
  display: "flex",
  flex: "auto",
  alignItems: "center",
  justifyContent: "end",
  gap: space.tight,
  minWidth: 0,
  [media.desktop]: { justifyContent: "start" },
});

const toggleCss = css({
  display: "grid",
  flex: "none",
  order: 1,
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  marginInlineEnd: "-0.625rem",
  "&[aria-expanded=false] > :nth-of-type(2), &[aria-expanded=true] > :nth-of-type(1)": { display: "none" },
  [media.desktop]: { display: "none" },
});

const panelCss = css({
  overflowWrap: "anywhere",
  [media.mobile]: {
    inset: "var(--header-height) 0 0 0",
    width: "auto",
    height: "auto",
    padding: `${space.loose} ${space.gutter} ${space.huge}`,
    overscrollBehavior: "contain",
    scrollbarWidth: "none",
    background: color.ground,
    "& > ul": { minHeight: "calc(100% + 1px)" },
  },
  // Inline in the header on large screens.
  [media.desktop]: {
    display: "flex",
    position: "static",
    ...wrappedCss,
    width: "auto",
    overflow: "visible",
    overflowWrap: "break-word",
  },
});

const listCss = css({
  display: "flex",
  gap: space.hair,
  [media.mobile]: { flexDirection: "column", gap: space.loose },
});

// Fits a phone of 320 px; longer labels wrap.
const actionCss = css({
  [media.mobile]: { padding: `${space.hair} ${limit(0.875)}`, fontSize: size.caption, lineHeight: 1.1 },
  [media.tight]: { paddingInline: space.snug },
  [media.desktop]: { ...wrappedCss, minWidth: "min-content", marginInlineStart: "auto" },
});
// Its long words break, which would leave no room for the name of the site.
const longWordCss = css({ [media.mobile]: { minWidth: 0, overflowWrap: "anywhere" } });

/** Main navigation: a disclosure for each menu on large screens, one menu on small ones. */
export function MainMenu({ page, menus, action }: MainMenuProps) {
  return (
    <nav css={navCss} aria-label={strings.navigation}>
      <button css={toggleCss} type="button" popoverTarget={menuId} aria-expanded="false" aria-controls={menuId}>
        <HiddenText>{strings.openMenu}</HiddenText>
        <Icon name="menu" />
        <HiddenText>{strings.closeMenu}</HiddenText>
        <Icon name="close" />
      </button>
      <div css={panelCss} id={menuId} popover="auto">
        <ul role="list" css={listCss}>
          {menus.map((menu, index) => (
            <MenuDropdown key={menu.label} id={`menu-${index + 1}`} {...menu} page={page} />
          ))}
        </ul>
      </div>
      <ButtonLink
        css={[actionCss, /\S{16}/u.test(action.label) && longWordCss]}
        to={action.to}
        current={action.to === page}
      >
        {action.label}
      </ButtonLink>
    </nav>
  );
}
