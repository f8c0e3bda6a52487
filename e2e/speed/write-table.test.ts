import { writeTable } from "./write-table";

test("puts words on the left and figures on the right", () => {
  expect(
    writeTable(
      ["route", "ms"],
      [
        ["/", "1200"],
        ["/contact", "9"],
      ],
    ),
  ).toBe(["route       ms", "/         1200", "/contact     9"].join("\n"));
});

test("leaves a cell empty that a row does not have", () => {
  expect(writeTable(["a", "b"], [["x"]])).toBe("a  b\nx");
});
