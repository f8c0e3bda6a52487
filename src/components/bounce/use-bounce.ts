import { useEffect, useRef, type RefObject } from "react";

import { useInterval } from "../motion/use-interval";
import { launch, refit, step, type Body, type Room, type Vector } from "./bounce";

/** Between two ticks, in milliseconds (specification, chapter 9). */
export const period = 50;

/** The browser tells places in whole pixels: by this much the room is smaller on each side, so that nothing leaves it all the same. */
const edge = 1;

interface World {
  room: Room;
  /** Where the page's own layout has the children. */
  homes: readonly Vector[];
  /** Null until they have moved: nothing is written onto a panel that stands still. */
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

/** Moves the children from their homes to where their bodies are, over one period or at once. */
function write(panel: HTMLElement, { homes, bodies }: World, atOnce: boolean): void {
  listChildren(panel).forEach((child, index) => {
    const home = homes[index];
    const body = bodies?.[index];
    if (!home || !body) return;
    child.style.transition = atOnce ? "none" : `transform ${period}ms linear`;
    child.style.transform = `translate(${(body.at.x - home.x).toFixed(2)}px, ${(body.at.y - home.y).toFixed(2)}px)`;
  });
}

/**
 * Lets the children of a panel, discs of one size, bounce inside it while `running`. They start where the layout has them and are
 * moved by transforms alone. When the panel changes its size, they are inside it again before the change is painted.
 */
export function useBounce(panel: RefObject<HTMLElement | null>, running: boolean): void {
  const world = useRef<World>(null);

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { room, homes } = measure(element);
      // A panel without room, as while a page is being printed or captured, is no place to be moved to and back from.
      if (room.width <= room.body || room.height <= room.body) return;
      const before = world.current;
      const bodies = before?.bodies ? refit(before.bodies, before.room, room) : null;
      world.current = { room, homes, bodies };
      write(element, world.current, true);
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
      write(panel.current, world.current, false);
    },
    period,
    running,
  );
}
