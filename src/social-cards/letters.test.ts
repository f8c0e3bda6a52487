import { leaveOut, listLetters } from "./letters";

test("what a reader takes for one letter is one", () => {
  expect(listLetters("é👩‍🚀1️⃣1")).toEqual(["é", "👩‍🚀", "1️⃣", "1"]);
});

test.each([
  ["Ten 1️⃣ things to do 🚀", ["1️⃣", "🚀"], "Ten things to do"],
  ["🚀 1 thing", ["🚀", "1️⃣"], "1 thing"],
  ["日本", ["日", "本"], ""],
])("%s without %j is %j", (text, letters, rest) => {
  expect(leaveOut(text, new Set(letters))).toBe(rest);
});
