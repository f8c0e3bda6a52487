import { useEffect, useRef, type RefObject } from "react";

import { useInterval } from "./use-interval";

interface Vector {
  x: number;
  y: number;
}

/** Moving disc: upper left corner, and movement per tick, in CSS pixels. */
export interface Body {
  at: Vector;
  go: Vector;
}

/** Size of the area, and of every body in it, in CSS pixels. */
export interface Room {
  width: number;
  height: number;
  body: number;
}

/** Milliseconds between ticks (specification, chapter 9). */
const period = 50;

/** CSS pixels per tick. */
const speed = 1.8;

/** Inset on each side, because browsers round positions to whole pixels. */
const edge = 1;

/** Angle between directions, which distributes any number of them evenly. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Returns the largest position; zero if the room is too small. */
function maxPosition(room: Room): Vector {
  return { x: Math.max(0, room.width - room.body), y: Math.max(0, room.height - room.body) };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}

/** Moves along one axis and reverses direction at a wall. */
function reflect(at: number, go: number, max: number): [at: number, go: number] {
  const next = at + go;
  if (next < 0) return [clamp(-next, max), -go];
  return next > max ? [clamp(2 * max - next, max), -go] : [next, go];
}

/** Creates bodies at the given positions. Each index always has the same direction. */
export function launch(positions: readonly Vector[], room: Room): Body[] {
  const free = maxPosition(room);
  return positions.map(({ x, y }, index) => {
    const angle = (index + 0.4) * goldenAngle;
    return {
      at: { x: clamp(x, free.x), y: clamp(y, free.y) },
      go: { x: speed * Math.cos(angle), y: speed * Math.sin(angle) },
    };
  });
}

/** Collides two discs of equal mass, which exchange speed along the line between their centers. */
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

/** Moves all bodies by one tick, with collisions. */
export function step(bodies: readonly Body[], room: Room): Body[] {
  const free = maxPosition(room);
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

/** Measures the room of a list, and its items where the layout has them. */
function measureRoom(list: HTMLElement) {
  const items = [...list.querySelectorAll("li")];
  const body = Math.max(0, ...items.map((item) => item.offsetWidth));
  const room = { width: list.clientWidth - 2 * edge, height: list.clientHeight - 2 * edge, body };
  const origins = items.map(({ offsetLeft, offsetTop }) => ({ x: offsetLeft - edge, y: offsetTop - edge }));
  return { room, styles: items.map(({ style }) => style), origins, bodies: launch(origins, room) };
}

/** Bounces the discs of the list in an element while `running`, by transforms, from their places in the layout. */
export function useBounce(root: RefObject<HTMLElement | null>, running: boolean): void {
  const world = useRef<ReturnType<typeof measureRoom>>(null);

  useEffect(() => {
    const list = root.current?.querySelector("ul");
    if (!list) return undefined;
    const observer = new ResizeObserver(() => {
      world.current = measureRoom(list);
      for (const style of world.current.styles) Object.assign(style, { transition: "none", transform: "none" });
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [root]);

  useInterval(
    () => {
      if (!world.current) return;
      const { room, styles, origins } = world.current;
      const bodies = step(world.current.bodies, room);
      world.current.bodies = bodies;
      bodies.forEach(({ at }, index) => {
        const { x, y } = origins[index] ?? at;
        Object.assign(styles[index] ?? {}, {
          transition: `transform ${period}ms linear`,
          transform: `translate(${(at.x - x).toFixed(2)}px, ${(at.y - y).toFixed(2)}px)`,
        });
      });
    },
    period,
    running,
  );
}
