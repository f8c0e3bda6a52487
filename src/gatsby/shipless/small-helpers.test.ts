import assign from "./small-extends";
import inherit from "./small-inherits";
import toArray from "./small-to-array";

test("a type inherits what another's objects and the other itself have", () => {
  function Base() {
    return undefined;
  }
  Base.made = "here";
  Base.prototype = { greet: () => "hello" };
  function Type() {
    return undefined;
  }
  inherit(Type, Base);
  const one = Object.create(Type.prototype as object) as { greet: () => string; constructor: unknown };
  expect(one.greet()).toBe("hello");
  expect(one.constructor).toBe(Type);
  expect((Type as unknown as typeof Base).made).toBe("here");
});

test("fields are copied, and what can be gone through becomes a list", () => {
  expect(assign({ a: 1, b: 1 }, { b: 2 }, undefined, { c: 3 })).toEqual({ a: 1, b: 2, c: 3 });
  expect(toArray(new Set(["x", "y"]))).toEqual(["x", "y"]);
});
