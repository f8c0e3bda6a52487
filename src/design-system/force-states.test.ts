import { forceSelector } from "./force-states";

test.each([
  [".a:hover", '.a:is([data-force~="hover"])'],
  [".a:active", '.a:is([data-force~="active"])'],
  [":focus-visible", ':is([data-force~="focus-visible"])'],
  ["button:hover > .a:active", 'button:is([data-force~="hover"]) > .a:is([data-force~="active"])'],
])("the rule %s is also one for elements told to look so", (selector, forced) => {
  expect(forceSelector(selector)).toBe(forced);
});

test.each([".a", ".a:focus-within", ".a:disabled", ".a::before"])(
  "the rule %s is for no state to be forced",
  (rule) => {
    expect(forceSelector(rule)).toBeUndefined();
  },
);
