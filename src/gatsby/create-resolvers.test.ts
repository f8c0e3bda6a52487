import { readSize } from "./create-resolvers";

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 142"><path/></svg>', { width: 256, height: 142 }],
  ["<svg width='10' viewBox='0,0,72.6,48'>", { width: 72.6, height: 48 }],
  ["<svg width='10' height='20'></svg>", { width: 10, height: 20 }],
  ["<svg viewBox='0 0 0 48'></svg>", null],
  ["Not a picture", null],
])("the size of an SVG image is in its viewBox, or in its attributes: %s", (svg, size) => {
  expect(readSize("svg", Buffer.from(svg))).toEqual(size);
});
