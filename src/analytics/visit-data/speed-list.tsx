import { css } from "@emotion/react";
import { useId } from "react";

import type interfaceStrings from "#content/interface.json";
import { color, size, space, wrapping } from "../../theme/tokens";
import type { Speed } from "../record";
import { formatDelay } from "./format";

type Strings = (typeof interfaceStrings)["visitData"]["speed"];

const partCss = css({ display: "grid", gap: space.snug, fontSize: size.small });
const mutedCss = css({ color: color.muted });
const rowCss = css({
  ...wrapping,
  justifyContent: "space-between",
  gap: `0 ${space.loose}`,
  paddingBlock: space.tight,
  borderBlockStart: `1px solid ${color.line}`,
  fontVariantNumeric: "tabular-nums",
});

/** Figures in the order in which a visitor notices them. */
const figures = [
  ["lcp", formatDelay],
  ["inp", formatDelay],
  ["cls", (value: number) => value.toLocaleString(undefined, { maximumFractionDigits: 3 })],
] as const;

/** How fast the last views were: the median of each figure that the browser reports, of two the slower one, and its range. */
export function SpeedList({ speeds, strings }: { speeds: readonly Speed[]; strings: Strings }) {
  const id = useId();
  const rows = figures.flatMap(([name, format]) => {
    const values = speeds.flatMap(({ values }) => values[name] ?? []).sort((one, other) => one - other);
    const [median, least, most] = [values[Math.floor(values.length / 2)], values[0], values.at(-1)].map((value) =>
      value === undefined ? undefined : format(value),
    );
    return median === undefined ? [] : [{ text: strings[name].replace("{value}", median), least, most }];
  });
  if (rows.length === 0) return null;
  return (
    <section css={partCss} aria-labelledby={id}>
      <h3 id={id}>{strings.title}</h3>
      <p css={mutedCss}>{strings.note}</p>
      <ul role="list" aria-labelledby={id}>
        {rows.map(({ text, least, most }) => (
          <li key={text} css={rowCss}>
            {text}
            {least === most ? null : (
              <span css={mutedCss}>
                {least} – {most}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
