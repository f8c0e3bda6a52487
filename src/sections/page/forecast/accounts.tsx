import { css } from "@emotion/react";

import { lineLinkCss } from "../../../components/line-link";
import { color, media, motion, radius, scriptedCss, size, space, weight, wrappingRow } from "../../../theme/tokens";
import { AccountRow } from "./account-row";
import { largeText, panelCss } from "./forecast-css";

// Gives the rows' buttons the width of the table.
const sectionCss = css({ containerType: "inline-size" });
const headCss = css({
  ...wrappingRow,
  justifyContent: "space-between",
  gap: `${space.hair} ${space.normal}`,
  // Keeps the height of the heading.
  [media.desktop]: { "& button": { marginBlock: "-0.375rem" } },
});
const allCss = css({
  minHeight: "2.125rem",
  padding: `0 ${space.snug}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.raised,
  fontWeight: weight.strong,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  "&:hover": { borderColor: color.text },
  "&[aria-pressed=true]": { background: color.accentSoft, color: color.accentStrong },
  [media.forcedColors]: { "&[aria-pressed=true]": { borderColor: "Highlight", outline: "1px solid Highlight" } },
  ...scriptedCss,
});
const tableCss = css({
  "& th, & td": {
    paddingBlock: space.snug,
    paddingInline: `0 ${space.normal}`,
    textAlign: "start",
    fontWeight: weight.text,
  },
  // The last column has the rest.
  [media.wide]: {
    tableLayout: "fixed",
    width: "100%",
    "& [data-column=account]": { width: "10.625rem" },
    "& [data-column=arr]": { width: "5rem" },
    "& [data-column=trend]": { width: "7.5rem" },
    "& [data-column=prediction]": { width: "9.75rem" },
  },
  "& thead th": {
    paddingBlock: `0 ${space.tight}`,
    color: color.muted,
    fontSize: size.caption,
    [media.narrow]: { overflowWrap: "anywhere" },
  },
  "& tbody tr": { borderBlockStart: `1px solid ${color.line}` },
  // Contains the button of the row: WebKit ignores the position of rows.
  "& tbody th": { position: "relative", [media.narrow]: { overflowWrap: "anywhere" } },
  "& strong": { display: "block", fontWeight: weight.strong },
  "& th small": { display: "block" },
  // Large text has the prediction below the name. The button then covers the row, which is a box.
  [largeText]: {
    "&, & tbody, & tbody th, & td": { display: "block" },
    "& thead": { display: "none" },
    "& tbody tr": { position: "relative", display: "block", paddingBlock: space.snug },
    "& tbody th": { position: "static" },
    "& tbody th, & td": { padding: 0 },
  },
  // Narrow windows show the rest in the chart, or below the name.
  "& [data-column=arr]": { [media.mobile]: { display: "none" } },
  "& td[data-column=arr]": { whiteSpace: "nowrap" },
  "@container (max-width: 36rem)": { "& [data-column=trend]": { display: "none" } },
  "& [data-column=action]": { color: color.muted, [media.narrow]: { display: "none" } },
  "& [data-under]": { [media.wide]: { display: "none" } },
});

// Outside of the window's grid, where it would be sticky only within its own row.
const stripCss = css({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  ...wrappingRow,
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

interface AccountsProps {
  forecast: Queries.ForecastFragment;
  chosen: number | null;
  choose: (index: number | null) => void;
}

/** Target of the link that leads back to the accounts. */
const accountsId = "forecast-accounts";

/** Table of accounts. Pressing a row shows it in the chart, pressing it again all accounts. */
export function Accounts({ forecast, chosen, choose }: AccountsProps) {
  const { accounts } = forecast;
  return (
    <section css={[panelCss, sectionCss]} id={accountsId}>
      <div css={headCss}>
        <h3>{accounts.title}</h3>
        <button css={allCss} type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
          {forecast.everything.label}
        </button>
      </div>
      <table css={tableCss}>
        <thead>
          <tr>
            {(["account", "arr", "trend", "prediction", "action"] as const).map((column) => (
              <th key={column} scope="col" data-column={column}>
                {accounts[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.items.map((item, index) => (
            <AccountRow
              key={item.account.name}
              item={item}
              forecast={forecast}
              chosen={index === chosen}
              choose={() => choose(index === chosen ? null : index)}
            />
          ))}
        </tbody>
      </table>
      <small>{accounts.legend}</small>
    </section>
  );
}

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
