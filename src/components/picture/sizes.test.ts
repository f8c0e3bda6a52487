import { formatSizes } from "./sizes";

test("a picture has its share of the page's content in windows that are wide enough, and all of it in others", () => {
  expect(formatSizes([1024, 1 / 2, -32])).toBe(
    "(min-width: 1296px) 568px, (min-width: 1200px) calc(50vw + -80px), (min-width: 1024px) calc(46vw + -32px), (min-width: 500px) calc(92vw + 0px), calc(100vw + -40px)",
  );
});
