import { css } from "@emotion/react";
import { useEffect, useState } from "react";

import { color, radius, space } from "../theme/tokens";
import { offlineEvent } from "./offline-event";

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

/** Says, over the page that stays, why a link that was followed led nowhere: there is no connection. It goes when there is one. */
export function OfflineNote({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const look = () => {
      setShown(!navigator.onLine);
    };
    for (const type of [offlineEvent, "online"]) addEventListener(type, look, { signal: listening.signal });
    return () => {
      listening.abort();
    };
  }, []);

  if (!isShown) return null;
  return (
    <p css={noteCss} role="alert">
      {text}
    </p>
  );
}
