import { readMessages } from "./read-messages";

const origin = "http://127.0.0.1:80";

function read(...messages: object[]) {
  return readMessages(JSON.stringify({ messages }), { origin, folder: "/site" });
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
  expect(notes).toEqual(["2 times: A slash."]);
});
