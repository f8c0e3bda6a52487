import { writeBand, writeLine } from "./curve";

const line = [
  { x: 0, y: 0 },
  { x: 6, y: 6 },
  { x: 12, y: 12 },
];

test("a line through points in a row is straight", () => {
  expect(writeLine(line)).toBe("M0.0 0.0C1.0 1.0 4.0 4.0 6.0 6.0C8.0 8.0 11.0 11.0 12.0 12.0");
});

test("a line of one point goes nowhere, and one of none is nothing", () => {
  expect(writeLine([{ x: 1, y: 2 }])).toBe("M1.0 2.0");
  expect(writeLine([])).toBe("");
});

test("a band goes along one line, over to the other and back to where both begin", () => {
  const lower = line.map(({ x, y }) => ({ x, y: y / 2 }));
  const path = writeBand(line, lower);
  expect(path.startsWith(`${writeLine(line)}L12.0 6.0C`)).toBe(true);
  expect(path.endsWith(" 0.0 0.0Z")).toBe(true);
  expect(writeBand([], [])).toBe("");
});
