import { readMessages } from "./read-messages";

const origin = "http://127.0.0.1:80";
const excuses = [{ message: /“anchor-name”/u, extract: /menu/u, reason: "too new" }];

function read(...messages: object[]) {
  return readMessages(JSON.stringify({ messages }), { origin, folder: "/site", excuses });
}

test("errors, warnings and what could not be read are findings, advice is counted", () => {
  const { findings, notes } = read(
    { type: "error", url: `${origin}/team`, lastLine: 2, firstColumn: 7, message: "No end.", extract: " <p>\n" },
    { type: "info", subType: "warning", url: "file:/site/public/mark.svg", lastLine: 1, message: "Odd." },
    { type: "non-document-error", url: `${origin}/gone`, message: "Not there." },
    { type: "info", message: "A slash." },
    { type: "info", message: "A slash." },
  );
  expect(findings).toEqual([
    { where: "/team:2:7", what: "No end.\n<p>" },
    { where: "public/mark.svg:1", what: "Odd." },
    { where: "/gone", what: "Not there." },
  ]);
  expect(notes).toContain("2 times: A slash.");
});

test("what is excused is counted, only where its extract fits", () => {
  const error = { type: "error", url: `${origin}/`, message: "CSS: “anchor-name”: no property." };
  const { findings, notes } = read({ ...error, extract: "anchor-name:--menu" }, { ...error, extract: "other" });
  expect(findings).toHaveLength(1);
  expect(notes).toEqual(["1 times: excused: too new"]);
});

test("an excuse that nothing needs is told", () => {
  expect(read().notes).toEqual(["excuse that nothing needs: too new"]);
});
