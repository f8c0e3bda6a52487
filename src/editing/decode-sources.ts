import { vercelStegaDecodeAll, vercelStegaSplit } from "@vercel/stega";

import type { Source } from "./sources";

/** Decodes the sources that a text carries, of which there are several where one text is filled into another. */
export function decodeSources(text: string): Source[] {
  // Without a source the library returns nothing, unlike its type.
  return vercelStegaSplit(text).encoded === "" ? [] : vercelStegaDecodeAll<Source>(text);
}
