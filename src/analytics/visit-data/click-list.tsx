import { css } from "@emotion/react";

import type interfaceStrings from "#content/interface.json";
import { Icon } from "../../components/icon";
import { color, media, motion, radius, size, space, wrappingRow } from "../../theme/tokens";
import type { Click } from "../record";
import { formatTime } from "./format";

type Strings = (typeof interfaceStrings)["visitData"];

const detailsCss = css({
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: size.small,
  "&[open] summary svg": { transform: "rotate(0.5turn)" },
});
const summaryCss = css({
  ...wrappingRow,
  gap: `0 ${space.snug}`,
  minHeight: "3rem",
  paddingBlock: space.tight,
  borderRadius: radius.small,
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "&:hover h3": { color: color.accentStrong },
  "&:focus-visible": { outlineOffset: "-2px" },
  "& svg": { marginInlineStart: "auto", transition: `transform ${motion.quick}` },
});
const mutedCss = css({ color: color.muted });
const clickCss = css({
  display: "grid",
  gap: `0 ${space.normal}`,
  paddingBlock: space.tight,
  borderBlockStart: `1px solid ${color.line}`,
  lineHeight: 1.4,
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "& > :first-child": { [media.mobile]: { gridColumn: "1 / -1" } },
  [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 14rem) 13rem", alignItems: "baseline" },
});
const timeCss = css(mutedCss, { fontVariantNumeric: "tabular-nums", textAlign: "end" });

const kinds = new Map<string, "link" | "button" | "field">([
  ["a", "link"],
  ...["button", "summary"].map((tag) => [tag, "button"] as const),
  ...["input", "select", "textarea", "label"].map((tag) => [tag, "field"] as const),
]);

export function ClickList({ clicks, strings }: { clicks: readonly Click[]; strings: Strings }) {
  return (
    <details css={detailsCss}>
      <summary css={summaryCss}>
        <h3>{strings.clicks.title}</h3>
        <span css={mutedCss}>{strings.clicks.count.replace("{n}", clicks.length.toLocaleString())}</span>
        <Icon name="chevronDown" />
      </summary>
      <ol role="list">
        {clicks.map(({ timestamp, element, page }, index) => {
          // A tag name, and an accessible name in quotes; the last quote may be cut off.
          const [tag = ""] = element.split(" ");
          const kind = kinds.get(tag);
          const name = element.slice(tag.length).replace(/^ "|"$/gu, "");
          return (
            <li key={`${timestamp} ${index}`} css={clickCss}>
              <span>
                <span css={mutedCss}>{strings.clicks[kind ?? "element"]}</span> {name || (kind ? "" : element)}
              </span>
              <span css={mutedCss}>{page}</span>
              <span css={timeCss}>
                {formatTime(timestamp, { dateStyle: "medium", timeStyle: "short" }) ?? strings.unknown}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
