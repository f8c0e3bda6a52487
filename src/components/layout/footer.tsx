import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { color, media, size, space, wrappingRow } from "../../theme/tokens";
import { containerCss } from "../section";

interface FooterProps {
  /** Company and links. */
  children: ReactNode;
  copyright: string;
  /** In the copyright; a script replaces it by the current year. */
  year: string;
  trademarks: string | null;
  /** Shown after the other lines. */
  control: ReactNode;
}

const footerCss = css({
  borderBlockStart: `1px solid ${color.darkLine}`,
  background: color.dark,
  color: color.onDark,
  "@media print": { display: "none" },
});
const innerCss = css({
  paddingBlock: `${space.huge} ${space.wide}`,
  display: "grid",
  gap: space.wide,
  [media.mobile]: { paddingBlock: `${space.loose} ${space.normal}`, gap: space.normal },
});
const lastCss = css({
  display: "grid",
  gap: `${space.tight} ${space.loose}`,
  // The label of the control does not break beside a long copyright.
  [media.wide]: {
    gridTemplateColumns: "auto 1fr auto",
    alignItems: "center",
    "& button": { minWidth: "max-content" },
  },
  paddingBlockStart: space.loose,
  borderBlockStart: `1px solid ${color.darkLine}`,
  fontSize: size.caption,
  color: color.onDarkMuted,
  // Phones show the other lines below the copyright and the control.
  [media.mobile]: {
    ...wrappingRow,
    justifyContent: "space-between",
    paddingBlockStart: space.tight,
    "& > p + p": { order: 1 },
  },
});

export function Footer({ children, copyright, year, trademarks, control }: FooterProps) {
  return (
    <footer css={footerCss}>
      <div css={[containerCss, innerCss]}>
        <div>{children}</div>
        <div css={lastCss}>
          <p data-year={year}>{copyright}</p>
          {trademarks ? <p>{trademarks}</p> : null}
          {control}
        </div>
      </div>
    </footer>
  );
}
