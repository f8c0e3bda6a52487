import { css } from "@emotion/react";

import { color, size, space } from "../theme/tokens";
import { Icon } from "./icon";

const listCss = css({ display: "grid", gap: space.tight });
const smallCss = css({ fontSize: size.small });
const itemCss = css({
  display: "flex",
  gap: space.tight,
  textWrap: "pretty",
  "& svg": { color: color.accent, marginBlockStart: "0.2em" },
});

/** Short phrases with check marks. */
export function CheckList({ points, small = false }: { points: readonly string[]; small?: boolean }) {
  return (
    <ul role="list" css={[listCss, small && smallCss]}>
      {points.map((point) => (
        <li key={point} css={itemCss}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}
