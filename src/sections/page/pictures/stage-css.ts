import { css } from "@emotion/react";

import { color } from "../../../theme/tokens";

const plainCss = css({ paddingBlockEnd: "clamp(2.5rem, 5vw, 4.5rem)" });

/** Surface of the product directly under a hero. `dark` continues a dark hero behind its upper part. */
export const stageCss = {
  plain: plainCss,
  dark: css(plainCss, { background: `linear-gradient(${color.dark} 42%, transparent 42%)` }),
};
