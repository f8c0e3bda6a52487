import { mayRecord } from "./stored-visits";

const answers = [null, "yes", "no", "?"] as const;

test.each([
  ["always", [true, true, false, true]],
  ["ask", [false, true, false, false]],
  ["never", [false, false, false, false]],
] as const)(
  "with the setting %s, the answers none, yes, no and invalid record %j, and none does with Global Privacy Control",
  (setting, expected) => {
    expect(answers.map((answer) => mayRecord(setting, answer, false))).toEqual(expected);
    expect(answers.filter((answer) => mayRecord(setting, answer, true))).toEqual([]);
  },
);
