import { UsageError } from "../speed/usage-error";
import { chooseJudges } from "./choose-judges";
import type { Judge } from "./judge";

const known: readonly Judge[] = ["html", "links", "data"].map((name) => ({
  name,
  asks: `is ${name} well?`,
  least: {},
  judge: () => Promise.resolve({ looked: {}, findings: [] }),
}));

test("all judge when none is named", () => {
  expect(chooseJudges([], known)).toBe(known);
});

test("those that are named judge, in their own order", () => {
  expect(chooseJudges(["data", "html"], known).map(({ name }) => name)).toEqual(["html", "data"]);
});

test("an unknown name is told with the known ones", () => {
  expect(() => chooseJudges(["htlm"], known)).toThrow(UsageError);
  expect(() => chooseJudges(["htlm"], known)).toThrow(/No judge named htlm\.[\s\S]*links {2}is links well\?/u);
});
