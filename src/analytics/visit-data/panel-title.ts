import { css } from "@emotion/react";

import { size } from "../../theme/tokens";

/** Heading of a part of the panel. */
export const panelTitleCss = css({ fontSize: size.body, letterSpacing: "-0.01em" });
