import { css } from "@emotion/react";

import { containerCss } from "../components/section";
import { color } from "../theme/tokens";
import { ScreenPicture } from "./screen-picture";

const stageCss = css({ paddingBlockEnd: "clamp(2.5rem, 5vw, 4.5rem)" });
// The upper part of the window stands on the first view's ink, the rest on paper.
const overlapCss = css({ background: `linear-gradient(${color.dark} 42%, transparent 42%)` });

interface ScreenStageProps {
  picture: Queries.ScreenPictureFragment;
  /** The first view above it stands on ink. */
  dark?: boolean;
}

/** The product's window right under the first view's words. */
export function ScreenStage({ picture, dark = false }: ScreenStageProps) {
  return (
    <div css={[stageCss, dark && overlapCss]}>
      <div css={containerCss}>
        <ScreenPicture picture={picture} first />
      </div>
    </div>
  );
}
