import { explainPictureName } from "./explain-picture-name";

test.each(["product/google-analytics.png", "people/Ada_Banner.jpg", "ad-300.png", "product/tracker2.webp"])(
  "%s has a word by which programs that block ads hide it",
  (name) => expect(explainPictureName(name).map(({ rule }) => rule)).toEqual(["image-name"]),
);

test.each(["ads/plan.png", "product/track-record.png", "people/ada-adair.png", "product/download.png", "status.png"])(
  "%s has none",
  (name) => expect(explainPictureName(name)).toEqual([]),
);
