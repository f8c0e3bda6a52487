import { sumMemory } from "./memory";

test("memory is that of the whole group, and of no other", () => {
  expect(sumMemory("    1  1024\n  700 204800\n 7000 51200\n  700   1536\n", 700)).toBe(202);
  expect(sumMemory("    1  1024\n", 700)).toBe(0);
});
