import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createRoot } from "react-dom/client";

import { writeGlobalCss } from "../../theme/global-css";
import { App } from "./app";

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? "";
const place = document.getElementById("editor");

const styles = document.createElement("style");
styles.nonce = nonce;
// Nothing is read before the font is there: it comes with the script.
styles.textContent = writeGlobalCss();
document.head.append(styles);

if (place) {
  createRoot(place).render(
    <CacheProvider value={createCache({ key: "editor", nonce })}>
      <App nonce={nonce} />
    </CacheProvider>,
  );
}
