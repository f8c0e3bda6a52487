import { readViewBox } from "./vector-size";

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 142"><path/></svg>', { width: 256, height: 142 }],
  ["<svg width='10' viewBox='0,0,72.6,48'>", { width: 72.6, height: 48 }],
])("the size stands in the viewBox: %s", (svg, size) => {
  expect(readViewBox(svg)).toEqual(size);
});

test.each(["<svg width='10' height='10'>", "<svg viewBox='0 0 0 48'>", "<svg viewBox='a b c d'>", "no picture"])(
  "without a size there is none: %s",
  (svg) => {
    expect(readViewBox(svg)).toBeNull();
  },
);
