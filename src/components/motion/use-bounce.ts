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

interface World {
  room: Room;
  /** Positions of the children in the page's layout. */
  origins: readonly Vector[];
  /** Undefined before the first tick. */
  bodies?: readonly Body[];
}

function listChildren(panel: HTMLElement): HTMLElement[] {
  return [...panel.children].filter((child) => child instanceof HTMLElement);
}

function measure(panel: HTMLElement): World {
  const children = listChildren(panel);
  const body = Math.max(0, ...children.map((child) => child.offsetWidth));
  return {
    room: { width: panel.clientWidth - 2 * edge, height: panel.clientHeight - 2 * edge, body },
    origins: children.map((child) => ({ x: child.offsetLeft - edge, y: child.offsetTop - edge })),
  };
}

/**
 * Bounces the children of a panel, discs of one size, while `running`. They start at their layout positions, also after the panel was
 * resized, and move by transforms.
 */
export function useBounce(panel: RefObject<HTMLElement | null>, running: boolean): void {
  const world = useRef<World>(null);

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      world.current = measure(element);
      for (const { style } of listChildren(element)) Object.assign(style, { transition: "none", transform: "none" });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel]);

  useInterval(
    () => {
      if (!panel.current || !world.current) return;
      const { room, origins, bodies = launch(origins, room) } = world.current;
      const next = step(bodies, room);
      world.current.bodies = next;
      listChildren(panel.current).forEach(({ style }, index) => {
        const [origin, body] = [origins[index], next[index]];
        if (!origin || !body) return;
        style.transition = `transform ${period}ms linear`;
        style.transform = `translate(${(body.at.x - origin.x).toFixed(2)}px, ${(body.at.y - origin.y).toFixed(2)}px)`;
      });
    },
    period,
    running,
  );
}
