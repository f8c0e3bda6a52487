import { launch, step, type Body, type Room } from "./use-bounce";

/** Seeded random numbers from 0 to 1 (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomRoom(random: () => number): Room {
  return { width: random() * 2000, height: random() * 700, body: random() * 120 };
}

function randomPlaces(random: () => number, room: Room) {
  return Array.from({ length: 12 }, () => ({ x: random() * room.width, y: random() * room.height }));
}

/** The first body that is not wholly in its room; in a room that is too small it must be at the start. */
function findOutside(bodies: readonly Body[], { width, height, body }: Room): Body | undefined {
  const inside = (value: number, size: number) => value >= 0 && value <= Math.max(0, size - body);
  return bodies.find(({ at }) => !(inside(at.x, width) && inside(at.y, height)));
}

function energyOf(bodies: readonly Body[]): number {
  return bodies.reduce((sum, { go }) => sum + go.x ** 2 + go.y ** 2, 0);
}

const room: Room = { width: 600, height: 400, body: 60 };

test("nothing leaves a room, whatever its size, over 100 ticks", () => {
  for (let seed = 0; seed < 100; seed++) {
    const random = makeRandom(seed);
    const current = randomRoom(random);
    let bodies = launch(randomPlaces(random, current), current);
    for (let tick = 1; tick <= 100; tick++) {
      expect(findOutside(bodies, current)).toBeUndefined();
      bodies = step(bodies, current);
    }
  }
});

test("walls and collisions keep the total energy", () => {
  const random = makeRandom(7);
  let bodies = launch(randomPlaces(random, room), room);
  const energy = energyOf(bodies);
  for (let tick = 0; tick < 2000; tick++) bodies = step(bodies, room);
  expect(energyOf(bodies)).toBeCloseTo(energy, 6);
});

test.each<[string, Body, Body]>([
  ["right", { at: { x: 539, y: 100 }, go: { x: 3, y: 1 } }, { at: { x: 538, y: 101 }, go: { x: -3, y: 1 } }],
  ["left", { at: { x: 1, y: 100 }, go: { x: -3, y: 1 } }, { at: { x: 2, y: 101 }, go: { x: 3, y: 1 } }],
  ["upper", { at: { x: 100, y: 0.5 }, go: { x: 1, y: -1 } }, { at: { x: 101, y: 0.5 }, go: { x: 1, y: 1 } }],
  ["lower", { at: { x: 100, y: 340 }, go: { x: 1, y: 1 } }, { at: { x: 101, y: 339 }, go: { x: 1, y: -1 } }],
])("the %s wall reflects a body", (_, before, after) => {
  expect(step([before], room)).toEqual([after]);
});

test("two bodies that collide turn back, and two that move apart do not", () => {
  const left: Body = { at: { x: 100, y: 100 }, go: { x: 2, y: 0 } };
  const right: Body = { at: { x: 161, y: 100 }, go: { x: -2, y: 0 } };
  const met = step([left, right], room);
  expect(met.map(({ go }) => go.x)).toEqual([-2, 2]);
  expect(step(met, room).map(({ go }) => go.x)).toEqual([-2, 2]);
});

test("every start is the same, all directions differ, and none is parallel to a wall", () => {
  const places = randomPlaces(makeRandom(1), room);
  const bodies = launch(places, room);
  expect(launch(places, room)).toEqual(bodies);
  expect(new Set(bodies.map(({ go }) => `${go.x.toFixed(2)} ${go.y.toFixed(2)}`)).size).toBe(12);
  for (const { go } of bodies) expect(Math.min(Math.abs(go.x), Math.abs(go.y))).toBeGreaterThan(0.3);
});
