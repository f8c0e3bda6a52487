import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { color, space } from "../../theme/tokens";
import { containerCss } from "../section";

interface FooterProps {
  /** Who the company is, and where to go. */
  columns: ReactNode;
  copyright: string;
  trademarks: string;
  /** Stands under the other lines. */
  control: ReactNode;
}

const footerCss = css({
  borderBlockStart: `1px solid ${color.darkLine}`,
  background: color.dark,
  color: color.onDark,
  "@media print": { display: "none" },
});
const innerCss = css({ paddingBlock: space.vast, display: "grid", gap: space.vast });
const lastCss = css({
  display: "grid",
  gap: space.tight,
  paddingBlockStart: space.loose,
  borderBlockStart: `1px solid ${color.darkLine}`,
  fontSize: "0.8125rem",
  color: color.onDarkMuted,
});

/** Foot of every page. */
export function Footer({ columns, copyright, trademarks, control }: FooterProps) {
  return (
    <footer css={footerCss}>
      <div css={[containerCss, innerCss]}>
        {columns}
        <div css={lastCss}>
          <p>{copyright}</p>
          <p>{trademarks}</p>
          {control}
        </div>
      </div>
    </footer>
  );
}
