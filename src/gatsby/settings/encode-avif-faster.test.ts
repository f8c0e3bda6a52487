import sharp from "sharp";

import { encodeAvifFaster } from "./encode-avif-faster";

function readEffort(): unknown {
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } });
  return (picture.avif({ quality: 50 }) as unknown as { options: { heifEffort: number } }).options.heifEffort;
}

test("AVIF images are encoded with less effort than by default", () => {
  expect(readEffort()).toBe(4);
  encodeAvifFaster();
  expect(readEffort()).toBe(2);
});
