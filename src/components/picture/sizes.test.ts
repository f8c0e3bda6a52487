import { formatSizes } from "./sizes";

test("a picture has its share of the page's content in windows that are wide enough, and all of it in others", () => {
  expect(formatSizes([1024, 1 / 2, -32])).toBe(
    "(min-width: 1296px) calc(0.0vw + 568px), (min-width: 1200px) calc(50.0vw + -80px), (min-width: 1024px) calc(46.0vw + -32px), (min-width: 500px) calc(92.0vw + 0px), (min-width: 0px) calc(100.0vw + -40px)",
  );
});
