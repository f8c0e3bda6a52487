export interface Vector {
  x: number;
  y: number;
}

/** A thing that moves: its upper left corner, and the way it goes in one tick, in CSS pixels. */
export interface Body {
  at: Vector;
  go: Vector;
}

/** The room in which bodies of one size move, and that size, in CSS pixels. */
export interface Room {
  width: number;
  height: number;
  body: number;
}

/** Way of a body in one tick, in CSS pixels. */
const speed = 1.8;

/** A turn by this angle after each body gives directions that stay well apart, however many there are. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** How far a corner can go before the body touches the far wall; none in a room that is too small. */
function freeWay(room: Room): Vector {
  return { x: Math.max(0, room.width - room.body), y: Math.max(0, room.height - room.body) };
}

function keep(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** Goes on along one axis and is thrown back by the walls, as often as it meets them. */
function reflect(at: number, go: number, most: number): [at: number, go: number] {
  if (most === 0) return [0, go];
  const period = 2 * most;
  const way = (((at + go) % period) + period) % period;
  const returning = way > most;
  // What was thrown back an odd number of times flies the other way.
  const turns = Math.abs(Math.floor((at + go) / most));
  return [keep(returning ? period - way : way, most), turns % 2 === 1 ? -go : go];
}

/** Bodies at their places, each with a direction of its own that is the same at every start. */
export function launch(places: readonly Vector[], room: Room): Body[] {
  const free = freeWay(room);
  return places.map(({ x, y }, index) => {
    const angle = (index + 0.4) * goldenAngle;
    return {
      at: { x: keep(x, free.x), y: keep(y, free.y) },
      go: { x: speed * Math.cos(angle), y: speed * Math.sin(angle) },
    };
  });
}

/** Two discs of equal mass that run into each other exchange what they have of speed along the line between them. */
function collide(one: Body, other: Body, reach: number): void {
  const between = { x: other.at.x - one.at.x, y: other.at.y - one.at.y };
  const distance = Math.hypot(between.x, between.y);
  if (distance === 0 || distance >= reach) return;
  const along = { x: between.x / distance, y: between.y / distance };
  const closing = (one.go.x - other.go.x) * along.x + (one.go.y - other.go.y) * along.y;
  if (closing <= 0) return;
  one.go = { x: one.go.x - closing * along.x, y: one.go.y - closing * along.y };
  other.go = { x: other.go.x + closing * along.x, y: other.go.y + closing * along.y };
}

/** All bodies one tick later: thrown back by the walls and by each other, and never outside the room. */
export function step(bodies: readonly Body[], room: Room): Body[] {
  const free = freeWay(room);
  const next = bodies.map(({ at, go }) => {
    const [x, goX] = reflect(at.x, go.x, free.x);
    const [y, goY] = reflect(at.y, go.y, free.y);
    return { at: { x, y }, go: { x: goX, y: goY } };
  });
  next.forEach((one, index) => {
    for (const other of next.slice(index + 1)) collide(one, other, room.body);
  });
  return next;
}

/** The same picture in another room: each body keeps its share of the way between the walls. */
export function refit(bodies: readonly Body[], from: Room, to: Room): Body[] {
  const before = freeWay(from);
  const after = freeWay(to);
  return bodies.map(({ at, go }) => ({
    at: {
      x: before.x === 0 ? after.x / 2 : keep((at.x / before.x) * after.x, after.x),
      y: before.y === 0 ? after.y / 2 : keep((at.y / before.y) * after.y, after.y),
    },
    go,
  }));
}
