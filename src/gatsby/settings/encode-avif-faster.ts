import sharp, { type AvifOptions, type Sharp } from "sharp";

/** Effort from 0 to 9. sharp's default of 4 takes six times as long for 11% smaller files. */
const effort = 2;

const prototype = sharp.prototype as Sharp;
const { avif } = prototype;

/** Reduces the effort of AVIF encoding, because gatsby-plugin-sharp passes only `quality` to sharp. */
export function encodeAvifFaster(): void {
  prototype.avif = function encode(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
}
