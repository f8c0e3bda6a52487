import { mayRecord } from "./stored-visits";

const answers = [null, "yes", "no", "?"] as const;

test.each([
  ["always", [true, true, false, true]],
  ["ask", [false, true, false, false]],
  ["never", [false, false, false, false]],
] as const)("with the setting %s, the answers none, yes, no and invalid record %j", (setting, expected) => {
  expect(answers.map((answer) => mayRecord(setting, answer, false))).toEqual(expected);
});

test("with Global Privacy Control no setting and no answer records", () => {
  const all = (["always", "ask", "never"] as const).flatMap((setting) =>
    answers.map((answer) => mayRecord(setting, answer, true)),
  );
  expect(new Set(all)).toEqual(new Set([false]));
});
