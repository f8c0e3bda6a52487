import { readNumbers } from "../../../content/numbers";

/** Units of the drawing, whose left edge is at 600: the renewal, the width of a month, and the axis. */
export const field = { left: 600, width: 600, height: 400, renewal: 1124, month: 48 } as const;

/** Months before the renewal at which a forecast is made; the last is the renewal itself. */
export const moments = [9, 6, 3, 0] as const;

/** Weeks are not as even as months: what is added to each, in units. */
const weekly = [4, -5, 2, 6, -3, -6, 3];

/** Height of a weekly user, in units. */
const userHeight = 2;

/** Horizontal position of a month, counted back from the renewal. */
export function toX(monthsBefore: number): number {
  return field.renewal - field.month * monthsBefore;
}

export function toY(users: number): number {
  return Math.round(field.height - userHeight * users);
}

/** Users in a month before the renewal, from a text of monthly numbers that ends with the renewal. */
export function findUsers(usage: string, monthsBefore: number): number {
  return readNumbers(usage).at(-1 - monthsBefore) ?? 0;
}

/** Weekly usage as a path with relative steps; each month ends exactly on its number. */
export function drawUsage(usage: string): string {
  const [first = 0, ...months] = readNumbers(usage);
  let y = toY(first);
  let path = `M${toX(months.length)} ${y}l`;
  let before = first;
  for (const [index, users] of months.entries()) {
    for (let week = 1; week <= 4; week++) {
      const noise = week === 4 ? 0 : (weekly[(index * 4 + week) % weekly.length] ?? 0);
      const next = toY(before + ((users - before) * week) / 4) + noise;
      path += ` ${field.month / 4} ${next - y}`;
      y = next;
    }
    before = users;
  }
  return path.replaceAll(" -", "-").replace("l ", "l");
}

/** The range of the forecast that is made at a moment, from a text with a low and a high for each moment but the renewal. */
export function findRange(ranges: string, moment: number): [low: number, high: number] | undefined {
  const [low, high] = readNumbers(ranges).slice(moment * 2, moment * 2 + 2);
  return low === undefined || high === undefined ? undefined : [low, high];
}

/** Usage at a moment, and where the forecast leads from there: how far its middle rises, and half of its range, in units. */
export function placeForecast(
  usage: string,
  ranges: string,
  moment: number,
): { y: number; rise: number; half: number } {
  const y = toY(findUsers(usage, moments[moment] ?? 0));
  const [low, high] = findRange(ranges, moment) ?? [];
  if (low === undefined || high === undefined) return { y, rise: 0, half: 0 };
  return { y, rise: toY((low + high) / 2) - y, half: ((high - low) / 2) * userHeight };
}

/** On a phone of 320 px a month is as wide as four letters, and a line of text as high as 16 users. */
const phone = { lettersPerMonth: 4, usersPerLine: 16 };

interface LabelledEvent {
  month: string;
  text: string;
  before: number;
}

/**
 * Finds which labels of events are below the line: those at which the line turns up, unless the label would cover the one before it.
 * @param events the oldest first
 */
export function findLabelsBelow(usage: string, events: readonly LabelledEvent[]): boolean[] {
  const isBelow: boolean[] = [];
  events.forEach((event, index) => {
    const users = findUsers(usage, event.before);
    const turnsUp = findUsers(usage, event.before - 2) > users;
    const last = events[index - 1];
    const letters = [event, last].reduce((sum, label) => sum + (label ? `${label.month}: ${label.text}`.length : 0), 0);
    const covers =
      last !== undefined &&
      isBelow[index - 1] === turnsUp &&
      Math.abs(findUsers(usage, last.before) - users) < phone.usersPerLine &&
      letters / 2 > phone.lettersPerMonth * (last.before - event.before);
    isBelow.push(turnsUp !== covers);
  });
  return isBelow;
}

/** Number of the first moment at which an event has happened. */
export function findSince(monthsBefore: number): number {
  return moments.findIndex((moment) => moment <= monthsBefore);
}
