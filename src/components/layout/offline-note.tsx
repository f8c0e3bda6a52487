import { css } from "@emotion/react";
import { useState } from "react";

import strings from "#content/interface.json";
import { useWindowEvent } from "../../browser/events";
import { color, radius, space } from "../../theme/tokens";
import { unreachableEvent } from "../../browser/follow-links";

const noteCss = css({
  position: "fixed",
  zIndex: 20,
  insetInline: space.normal,
  insetBlockEnd: space.normal,
  maxWidth: "29.2em",
  marginInline: "auto",
  padding: space.normal,
  borderRadius: radius.medium,
  background: color.dark,
  color: color.onDark,
});

/** Reports that the page of a link could not be loaded, until the browser is online. */
export function OfflineNote() {
  const [isShown, setShown] = useState(false);
  useWindowEvent(unreachableEvent, () => setShown(true));
  useWindowEvent("online", () => setShown(false));

  if (!isShown) return null;
  return (
    <p css={noteCss} role="alert">
      {strings.offline}
    </p>
  );
}
