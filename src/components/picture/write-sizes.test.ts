import { writeSizes } from "./write-sizes";

test("a picture as wide as the page follows its gutters", () => {
  expect(writeSizes({ share: 1 })).toBe(
    "(min-width: 1296px) 1200px, (min-width: 1200px) calc(100vw - 96px), (min-width: 500px) 92vw, calc(100vw - 40px)",
  );
});

test("gaps are subtracted before the rest is shared", () => {
  expect(writeSizes({ share: 1 / 2, gaps: 24 })).toBe(
    "(min-width: 1296px) 588px, (min-width: 1200px) calc(50vw - 60px), (min-width: 500px) calc(46vw - 12px), calc(50vw - 32px)",
  );
});

test("each place applies to its own range of windows, and no range is repeated", () => {
  expect(writeSizes({ from: 1200, share: 1, gaps: 304 }, { from: 600, share: 0.5 }, { share: 1 })).toBe(
    "(min-width: 1296px) 896px, (min-width: 1200px) calc(100vw - 400px), (min-width: 600px) 46vw, (min-width: 500px) 92vw, calc(100vw - 40px)",
  );
});
