import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { color, space } from "../theme/tokens";

const noteCss = css({
  padding: space.normal,
  background: color.raised,
  color: color.text,
});

/** The address of the page itself, with its query. */
const samePage = "";

/** Says that the scripts of a control could not be loaded. Hidden, it is what the loader shows beside an island. */
export function NotLoaded() {
  return (
    <p css={noteCss} role="alert" hidden data-not-loaded="">
      {strings.notLoaded.text} <a href={samePage}>{strings.notLoaded.reload}</a>
    </p>
  );
}
