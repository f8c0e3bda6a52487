import { css } from "@emotion/react";
import { useEffect, useState } from "react";

import { color, radius, size, space } from "../theme/tokens";
import { contrast, type Rgb } from "./contrast";
import { Shelf, Specimen } from "./shelf";

type ColorName = keyof typeof color;

/** Text and ground that are used together, and the contrast that they must have (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly { on: ColorName; put: ColorName; least: 3 | 4.5 }[] = [
  ...(["ground", "raised", "sunken"] as const).flatMap((on) =>
    (["text", "muted", "accentStrong", "growthText", "churnText"] as const).map((put) => ({
      on,
      put,
      least: 4.5 as const,
    })),
  ),
  { on: "accentSoft", put: "accentStrong", least: 4.5 },
  { on: "accent", put: "onAccent", least: 4.5 },
  { on: "accentStrong", put: "onAccent", least: 4.5 },
  { on: "growthText", put: "onAccent", least: 4.5 },
  { on: "churnText", put: "onAccent", least: 4.5 },
  ...(["dark", "darkRaised"] as const).flatMap((on) =>
    (["onDark", "onDarkMuted", "onDarkAccent"] as const).map((put) => ({ on, put, least: 4.5 as const })),
  ),
  ...(["accent", "growth", "churn"] as const).map((put) => ({ on: "ground" as const, put, least: 3 as const })),
];

const gridCss = css({
  display: "grid",
  gap: space.normal,
  gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
});
const swatchCss = css({ height: "4.5rem", border: `1px solid ${color.line}`, borderRadius: radius.medium });
const nameCss = css({ marginBlockStart: space.tight, fontSize: size.small });
const pairCss = css({
  display: "grid",
  gap: space.hair,
  padding: space.snug,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  fontSize: size.small,
});

const markCss = css({ width: "1.5rem", height: "0.75rem", borderRadius: radius.round });

/** What the browser makes of a colour, whatever way it is written. */
function resolve(value: string): Rgb {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext("2d");
  if (!pen) return [0, 0, 0];
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(value.replace(/^var\(|\)$/gu, ""));
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function Pair({ on, put, least }: (typeof pairs)[number]) {
  const [ratio, setRatio] = useState<number>();

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setRatio(contrast(resolve(color[on]), resolve(color[put])));
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [on, put]);

  // What need not be read is shown as a mark beside words.
  const mark = least === 3;
  return (
    <li
      css={[pairCss, css({ background: color[on], color: mark ? color.text : color[put] })]}
      data-contrast={ratio}
      data-least={least}
    >
      {mark ? <span css={[markCss, css({ background: color[put] })]} /> : null}
      <span>
        {put} on {on}
      </span>
      <span>
        {ratio === undefined ? "…" : `${ratio.toFixed(1)} : 1`}, at least {least}
      </span>
    </li>
  );
}

/** All colours by their meanings, and the contrast of those that meet. */
export function Colours() {
  return (
    <Shelf id="colours" title="Colours">
      <Specimen name="Meanings">
        <ul role="list" css={gridCss}>
          {Object.entries(color).map(([name, value]) => (
            <li key={name}>
              <div css={[swatchCss, css({ background: value })]} />
              <p css={nameCss}>{name}</p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Pairs and their contrast">
        <ul role="list" css={gridCss}>
          {pairs.map((pair) => (
            <Pair key={`${pair.put} ${pair.on}`} {...pair} />
          ))}
        </ul>
      </Specimen>
    </Shelf>
  );
}
