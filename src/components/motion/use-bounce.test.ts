import fc from "fast-check";

import { launch, step, type Body, type Room } from "./use-bounce";

const size = (max: number) => fc.double({ min: 0, max, noNaN: true });
const anyRoom = fc.record({ width: size(2000), height: size(700), body: size(120) });
const anyPlace = fc.record({ x: size(2000), y: size(700) });

const room: Room = { width: 600, height: 400, body: 60 };
const places = Array.from({ length: 12 }, (_, index) => ({ x: (index * 170) % 540, y: (index * 90) % 340 }));

/** The first body that is not wholly in its room; in a room that is too small it must be at the start. */
function findOutside(bodies: readonly Body[], { width, height, body }: Room): Body | undefined {
  const inside = (value: number, size: number) => value >= 0 && value <= Math.max(0, size - body);
  return bodies.find(({ at }) => !(inside(at.x, width) && inside(at.y, height)));
}

test("nothing leaves a room, whatever its size, even if it changes", () => {
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 12 }), anyRoom, anyRoom, (at, first, second) => {
      let bodies = launch(at, first);
      for (let tick = 0; tick < 100; tick++) {
        const current = tick < 50 ? first : second;
        bodies = step(bodies, current);
        if (findOutside(bodies, current)) throw new Error(`A body is outside in tick ${tick}.`);
      }
    }),
  );
});

test("two bodies that collide turn back, and two that move apart do not", () => {
  const left: Body = { at: { x: 100, y: 100 }, go: { x: 2, y: 0 } };
  const right: Body = { at: { x: 161, y: 100 }, go: { x: -2, y: 0 } };
  const met = step([left, right], room);
  expect(met.map(({ go }) => go.x)).toEqual([-2, 2]);
  expect(step(met, room).map(({ go }) => go.x)).toEqual([-2, 2]);
});

test("every start is the same, all directions differ, and none is parallel to a wall", () => {
  const bodies = launch(places, room);
  expect(launch(places, room)).toEqual(bodies);
  expect(new Set(bodies.map(({ go }) => `${go.x.toFixed(2)} ${go.y.toFixed(2)}`)).size).toBe(12);
  for (const { go } of bodies) expect(Math.min(Math.abs(go.x), Math.abs(go.y))).toBeGreaterThan(0.3);
});
