import { useEffect, useRef, type RefObject } from "react";

import { useInterval } from "./use-interval";

interface Vector {
  x: number;
  y: number;
}

/** A moving disc: its upper left corner, and its movement in one tick, in CSS pixels. */
export interface Body {
  at: Vector;
  go: Vector;
}

/** The area in which bodies of one size move, and that size, in CSS pixels. */
export interface Room {
  width: number;
  height: number;
  body: number;
}

/** Between two ticks, in milliseconds (specification, chapter 9). */
const period = 50;

/** Distance that a body moves in one tick, in CSS pixels. */
const speed = 1.8;

/** Browsers round positions to whole pixels. A room smaller by this much on each side keeps the bodies inside the panel. */
const edge = 1;

/** Directions that differ by this angle stay well apart, however many there are. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Largest position of a corner; zero in a room that is too small. */
function freeWay(room: Room): Vector {
  return { x: Math.max(0, room.width - room.body), y: Math.max(0, room.height - room.body) };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** Moves along one axis; a wall reverses the direction. */
function reflect(at: number, go: number, most: number): [at: number, go: number] {
  const next = at + go;
  if (next < 0) return [clamp(-next, most), -go];
  return next > most ? [clamp(2 * most - next, most), -go] : [next, go];
}

/** Bodies at the given places, each with its own direction, which is the same at every start. */
export function launch(places: readonly Vector[], room: Room): Body[] {
  const free = freeWay(room);
  return places.map(({ x, y }, index) => {
    const angle = (index + 0.4) * goldenAngle;
    return {
      at: { x: clamp(x, free.x), y: clamp(y, free.y) },
      go: { x: speed * Math.cos(angle), y: speed * Math.sin(angle) },
    };
  });
}

/** Two discs of equal mass exchange their speed along the line between their centres. */
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

/** All bodies one tick later, reflected by the walls and by each other, and never outside the room. */
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

/** The bodies in a room of another size, at the same share of the way between the walls. */
export function refit(bodies: readonly Body[], from: Room, to: Room): Body[] {
  const before = freeWay(from);
  const after = freeWay(to);
  const scale = (at: number, most: number, next: number) => (most === 0 ? next / 2 : clamp((at / most) * next, next));
  return bodies.map(({ at, go }) => ({
    at: { x: scale(at.x, before.x, after.x), y: scale(at.y, before.y, after.y) },
    go,
  }));
}

interface World {
  room: Room;
  /** Positions of the children in the page's own layout. */
  homes: readonly Vector[];
  /** Null until they have moved. */
  bodies: readonly Body[] | null;
}

function listChildren(panel: HTMLElement): HTMLElement[] {
  return [...panel.children].filter((child) => child instanceof HTMLElement);
}

function measure(panel: HTMLElement): Pick<World, "room" | "homes"> {
  const children = listChildren(panel);
  const body = Math.max(0, ...children.map((child) => child.offsetWidth));
  return {
    room: { width: panel.clientWidth - 2 * edge, height: panel.clientHeight - 2 * edge, body },
    homes: children.map((child) => ({ x: child.offsetLeft - edge, y: child.offsetTop - edge })),
  };
}

/** Moves the children from their homes to the positions of their bodies, with a transition. */
function write(panel: HTMLElement, { homes, bodies }: World, transition: string): void {
  listChildren(panel).forEach((child, index) => {
    const home = homes[index];
    const body = bodies?.[index];
    if (!home || !body) return;
    child.style.transition = transition;
    child.style.transform = `translate(${(body.at.x - home.x).toFixed(2)}px, ${(body.at.y - home.y).toFixed(2)}px)`;
  });
}

/**
 * Lets the children of a panel, discs of one size, bounce inside it while `running`. They start from the page's layout and are moved
 * by transforms only. When the panel changes its size, they are inside it again before the change is painted.
 */
export function useBounce(panel: RefObject<HTMLElement | null>, running: boolean): void {
  const world = useRef<World>(null);

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { room, homes } = measure(element);
      // A panel has no room while a page is printed or captured: the positions would be lost.
      if (room.width <= room.body || room.height <= room.body) return;
      const before = world.current;
      const bodies = before?.bodies ? refit(before.bodies, before.room, room) : null;
      world.current = { room, homes, bodies };
      write(element, world.current, "none");
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [panel]);

  useInterval(
    () => {
      if (!panel.current || !world.current) return;
      const { room, homes, bodies } = world.current;
      world.current.bodies = step(bodies ?? launch(homes, room), room);
      write(panel.current, world.current, `transform ${period}ms linear`);
    },
    period,
    running,
  );
}
