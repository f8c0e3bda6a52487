import { css } from "@emotion/react";

import { color, media, space } from "../../theme/tokens";
import { containerCss } from "../section";
import { Brand } from "./brand";
import { MainMenu, type MainMenuProps } from "./main-menu";

interface HeaderProps {
  name: string;
  mark: string | null;
  /** Path of the page that is shown. */
  page: string;
  menu: Omit<MainMenuProps, "page">;
}

const headerCss = css({
  position: "sticky",
  top: 0,
  zIndex: 10,
  background: color.ground,
  borderBlockEnd: `1px solid ${color.line}`,
  "@media print": { position: "static" },
});

const barCss = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.wide,
  height: "var(--header-height)",
  [media.wide]: { gap: space.huge },
});

/** Top of every page. */
export function Header({ name, mark, page, menu }: HeaderProps) {
  return (
    <header css={headerCss}>
      <div css={[containerCss, barCss]}>
        <Brand name={name} mark={mark} page={page} first />
        <MainMenu page={page} {...menu} />
      </div>
    </header>
  );
}
