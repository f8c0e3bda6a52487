import { css } from "@emotion/react";

import { lineLinkCss } from "../../components/line-link";
import { color, media, size, space } from "../../theme/tokens";
import { accountsId } from "./accounts";

// Outside of the window's grid, where it would be sticky only within its own row.
const stripCss = css({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.normal,
  marginBlockStart: space.normal,
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingInline: space.gutter,
  borderBlock: `1px solid ${color.line}`,
  background: color.raised,
  fontSize: size.small,
  [media.desktop]: { display: "none" },
  "@media (max-height: 30em)": { position: "static" },
  "@media print": { display: "none" },
});

/** Strip at the end of a phone's window, from the chart of an account back to the list. */
export function AccountStrip({ name, label, leave }: Record<"name" | "label", string> & { leave: () => void }) {
  return (
    <p css={stripCss}>
      <b>{name}</b>
      <a css={lineLinkCss} href={`#${accountsId}`} onClick={leave}>
        {label}
      </a>
    </p>
  );
}
