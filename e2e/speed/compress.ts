import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compressBrotli = promisify(brotliCompress);

/** What a host compresses; pictures and fonts are compressed in themselves. */
const texts = /^(?:text\/|application\/(?:javascript|json|manifest\+json|rss\+xml|xml|atom\+xml)|image\/svg\+xml)/u;

export function isText(contentType: string): boolean {
  return texts.test(contentType);
}

/** A body as a CDN keeps it: compressed once and for all, with Brotli's best quality. */
export function compress(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
