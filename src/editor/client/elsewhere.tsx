import { css } from "@emotion/react";

import { color, radius, size, space, weight } from "../../theme/tokens";
import type { Told } from "../shared/api";
import { tellInFull } from "../shared/tell";

const boxCss = css({
  marginBlockStart: space.wide,
  paddingBlockStart: space.normal,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: size.small,
});
const titleCss = css({
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: 0,
  marginBlockEnd: space.tight,
});
const rowCss = css({
  display: "grid",
  gap: "0.125rem",
  width: "100%",
  padding: space.tight,
  border: 0,
  borderRadius: radius.small,
  background: "none",
  textAlign: "start",
  fontSize: size.small,
  lineHeight: 1.45,
  "&:hover": { background: color.sunken },
});
const fileCss = css({ fontVariantNumeric: "tabular-nums", color: color.muted });

/** What is to be mended in the rest of the content; each leads there. */
export function Elsewhere({ problems, onShow }: { problems: readonly Told[]; onShow: (told: Told) => void }) {
  if (problems.length === 0) return null;
  return (
    <section css={boxCss} aria-labelledby="elsewhere">
      <h2 css={titleCss} id="elsewhere">
        {problems.length === 1 ? "1 problem elsewhere" : `${problems.length} problems elsewhere`}
      </h2>
      <ul>
        {problems.slice(0, 20).map((told) => (
          <li key={`${told.file} ${told.line} ${told.message}`}>
            <button
              type="button"
              css={rowCss}
              onClick={() => {
                onShow(told);
              }}
            >
              <span>{tellInFull(told)}</span>
              <span css={fileCss}>
                data/{told.file}, line {told.line}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
