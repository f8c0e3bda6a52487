import { css } from "@emotion/react";
import { useState } from "react";

import { useWindowEvent } from "../browser/events";
import { color, radius, space } from "../theme/tokens";

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

/** While the browser is offline, links to other pages do nothing but show this note. */
export function OfflineNote({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);

  function stay(event: MouseEvent): void {
    if (navigator.onLine || !(event.target as Element).closest('a[href^="/"]')) return;
    event.preventDefault();
    setShown(true);
  }
  useWindowEvent("click", stay, true);
  useWindowEvent("online", () => {
    setShown(false);
  });

  if (!isShown) return null;
  return (
    <p css={noteCss} role="alert">
      {text}
    </p>
  );
}
