import { initialsOf } from "./initials";

test.each([
  ["Mariana Escobedo", "ME"],
  ["Dr. Amara Osei", "AO"],
  ["Ana María de la Cruz", "AC"],
  ["émile zola", "ÉZ"],
  ["Prince", "P"],
  ["", ""],
])("%s is shortened to %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
