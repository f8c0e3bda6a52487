import { css, keyframes } from "@emotion/react";

import { color, motion, radius, size, space, weight, width } from "../theme/tokens";
import { Shelf, Specimen } from "./shelf";

const listCss = css({ display: "grid", gap: space.snug });
const lineCss = css({
  display: "grid",
  gridTemplateColumns: "6rem minmax(0, 1fr)",
  alignItems: "center",
  gap: space.normal,
  "& > span": { fontSize: size.small, color: color.muted },
});
const barCss = css({ height: "1rem", maxWidth: "100%", background: color.accent });
const boxCss = css({ width: "5rem", height: "3.5rem", border: `2px solid ${color.accent}`, background: color.raised });
const sampleCss = css({ overflowWrap: "anywhere", lineHeight: 1.15 });
const there = keyframes({ to: { transform: "translateX(8rem)" } });
const moverCss = css({ width: "3rem", height: "1rem", borderRadius: radius.round, background: color.accent });

function Steps({
  group,
  render,
}: {
  group: Record<string, string | number>;
  render: (value: string) => React.ReactNode;
}) {
  return (
    <ul role="list" css={listCss}>
      {Object.entries(group).map(([name, value]) => (
        <li key={name} css={lineCss}>
          <span>{name}</span>
          {render(String(value))}
        </li>
      ))}
    </ul>
  );
}

/** Space, type, radii, widths and motion. */
export function Scales() {
  return (
    <Shelf id="scales" title="Scales" ground="sunken">
      <Specimen name="Space">
        <Steps group={space} render={(value) => <div css={[barCss, css({ width: value })]} />} />
      </Specimen>
      <Specimen name="Type">
        <Steps
          group={size}
          render={(value) => <p css={[sampleCss, css({ fontSize: value })]}>Usage becomes forecast 0123</p>}
        />
      </Specimen>
      <Specimen name="Weights">
        <Steps
          group={weight}
          render={(value) => <p css={css({ fontWeight: Number(value) })}>Usage becomes forecast</p>}
        />
      </Specimen>
      <Specimen name="Radii">
        <Steps group={radius} render={(value) => <div css={[boxCss, css({ borderRadius: value })]} />} />
      </Specimen>
      <Specimen name="Widths">
        <Steps group={width} render={(value) => <div css={[barCss, css({ width: value })]} />} />
      </Specimen>
      <Specimen name="Motion">
        <Steps
          group={motion}
          render={(value) => <div css={[moverCss, css({ animation: `${there} ${value} 600ms 3 alternate both` })]} />}
        />
      </Specimen>
    </Shelf>
  );
}
