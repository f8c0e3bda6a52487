import { css } from "@emotion/react";

import { Icon } from "../../../components/icon";

const upCss = css({ transform: "rotate(180deg)" });

/** An arrow up or down. */
export function MoveIcon({ up = false }: { up?: boolean }) {
  return up ? <Icon name="chevronDown" css={upCss} /> : <Icon name="chevronDown" />;
}
