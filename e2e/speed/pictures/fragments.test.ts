import { kinds } from "./kinds";
import { readFragments } from "./read-fragments";

const expected = Object.values(kinds).flatMap(({ fragments, quality }) => fragments.map((name) => ({ name, quality })));

/** By name. */
function sort<Named extends { name: string }>(list: readonly Named[]): Named[] {
  return [...list].sort((one, other) => one.name.localeCompare(other.name));
}

// GraphQL takes no constants: every fragment spells its numbers out.
test("every fragment asks for the qualities of its kind of picture", () => {
  const found = readFragments("src").map(({ name, quality }) => ({ name, quality }));
  expect(sort(found)).toEqual(sort(expected));
});
