import { addColorFallback } from "./color-fallback";

test.each([
  ["border:1px solid color-mix(in oklab, currentColor 24%, transparent);", "border:1px solid rgb(128 128 128/24%);"],
  ["background:color-mix(in oklab, var(--dark) 62%, transparent);", "background:var(--dark);"],
  ["color:color-mix(in oklab, var(--tone) 30%, var(--line));", "color:var(--line);"],
  [
    "box-shadow:0 1px color-mix(in srgb, red 10%, transparent), 0 2px color-mix(in srgb, red 60%, blue);",
    "box-shadow:0 1px transparent, 0 2px red;",
  ],
])("adds before %s the declaration %s", (value, fallback) => {
  const element = { type: "decl", value, return: "" };
  addColorFallback(element);
  expect(element.return).toBe(fallback + value);
});

test("adds nothing before other declarations", () => {
  const element = { type: "decl", value: "color:red;", return: "" };
  addColorFallback(element);
  expect(element.return).toBe("");
});
