import sharp from "sharp";

import { encodeAvifFaster } from "./encode-avif-faster";

/** Settings of the encoder, as sharp has them. */
function readEffort(): unknown {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } });
  return (picture.avif({ quality: 50 }) as unknown as { options: { heifEffort: number } }).options.heifEffort;
}

test("pictures are encoded with less effort than by default, whoever encodes them", () => {
  expect(readEffort()).toBe(4);
  encodeAvifFaster();
  expect(readEffort()).toBe(2);
});
