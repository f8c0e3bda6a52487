import { renderToStaticMarkup } from "react-dom/server";

import { ChanceDots, countDots } from "./chance-dots";

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [61, 12],
  [97, 19],
  [98, 20],
  [100, 20],
])("a chance of %i%% fills %i of twenty dots", (percent, filled) => {
  expect(countDots(percent)).toBe(filled);
});

test("dots fill the first row, then the second, over twenty empty ones", () => {
  const draw = (percent: number) =>
    [...renderToStaticMarkup(<ChanceDots percent={percent} polarity="loss" />).matchAll(/ d="([^"]*)"/gu)].map(
      ([, path]) => path,
    );
  const all = "M2.5 2.5h63.01M2.5 9.5h63.01";
  expect(draw(0)).toEqual([all, ""]);
  expect(draw(25)).toEqual([all, "M2.5 2.5h28.01"]);
  expect(draw(60)).toEqual([all, "M2.5 2.5h63.01M2.5 9.5h7.01"]);
  expect(draw(100)).toEqual([all, all]);
});

test("dots have a name only where no text beside them has the chance", () => {
  expect(renderToStaticMarkup(<ChanceDots percent={60} polarity="gain" label="12 of 20" />)).toContain(
    'role="img" aria-label="12 of 20"',
  );
  expect(renderToStaticMarkup(<ChanceDots percent={60} polarity="gain" />)).toContain('aria-hidden="true"');
});
