// Written by `npm run typeface`
import latin from "./typeface.woff2";

/** URLs of the fonts of the typeface, by the subset that each draws: `ranges` of `typeface.json`. */
export const fontUrls = { latin };
