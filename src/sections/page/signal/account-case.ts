import { readNumbers } from "../../../content/numbers";
import { withoutSources } from "../../../text/without-sources";

/** Geometry of the drawing in its own units: edges, renewal, and width of a month. */
export const geometry = { left: 620, width: 576, height: 400, renewal: 1124, month: 48 } as const;

/** Months before the renewal at which forecasts are made; the last is the renewal. */
export const moments = [9, 6, 3, 0] as const;
export const firstMoment = moments[1];

/** Weekly noise added to the monthly values, in units. */
const weekly = [4, -5, 2, 6, -3, -6, 3];

/** Height of one weekly user, in units. */
const userHeight = 2;

/** Horizontal position of a month before the renewal. */
export function toX(monthsBefore: number): number {
  return geometry.renewal - geometry.month * monthsBefore;
}

export function toY(users: number): number {
  return Math.round(geometry.height - userHeight * users);
}

/** Finds the users of a month. @param usage monthly numbers, the renewal last */
export function findUsers(usage: string, monthsBefore: number): number {
  return readNumbers(usage).at(-1 - monthsBefore) ?? 0;
}

/** Draws weekly usage as a relative path; each month ends on its number. */
export function drawUsage(usage: string): string {
  const [first = 0, ...months] = readNumbers(usage);
  let y = toY(first);
  let path = `M${toX(months.length)} ${y}l`;
  let before = first;
  for (const [index, users] of months.entries()) {
    for (let week = 1; week <= 4; week++) {
      const noise = week === 4 ? 0 : (weekly[(index * 4 + week) % weekly.length] ?? 0);
      const next = toY(before + ((users - before) * week) / 4) + noise;
      path += ` ${geometry.month / 4} ${next - y}`;
      y = next;
    }
    before = users;
  }
  return path.replaceAll(" -", "-").replace("l ", "l");
}

/** Finds the range forecast at a moment. @param ranges low and high for each moment before the renewal */
export function readForecastRange(ranges: string, moment: number): [low: number, high: number] | undefined {
  const [low, high] = readNumbers(ranges).slice(moment * 2, moment * 2 + 2);
  return low === undefined || high === undefined ? undefined : [low, high];
}

/** Returns usage at a moment, the rise of the forecast from there, and half of its range, in units. */
export function positionForecast(usage: string, ranges: string, moment: number) {
  const y = toY(findUsers(usage, moments[moment] ?? 0));
  const [low, high] = readForecastRange(ranges, moment) ?? [];
  if (low === undefined || high === undefined) return { y, rise: 0, half: 0 };
  return { y, rise: toY((low + high) / 2) - y, half: ((high - low) / 2) * userHeight };
}

/** Size of text on a phone of 320 px, in months and users. */
const phone = { lettersPerMonth: 4, usersPerLine: 16 };

type LabelledEvent = Queries.SignalFragment["accounts"][number]["events"][number];

/** Returns which labels of events, oldest first, are below the line: where it rises, unless two would overlap. */
export function findLabelsBelow(usage: string, events: readonly LabelledEvent[]): boolean[] {
  const isBelow: boolean[] = [];
  events.forEach((event, index) => {
    const users = findUsers(usage, event.before);
    const turnsUp = findUsers(usage, event.before - 2) > users;
    const last = events[index - 1];
    const letters = [event, last].reduce(
      (sum, label) => sum + (label ? `${label.month}: ${withoutSources(label.text)}`.length : 0),
      0,
    );
    const covers =
      last !== undefined &&
      isBelow[index - 1] === turnsUp &&
      Math.abs(findUsers(usage, last.before) - users) < phone.usersPerLine &&
      letters / 2 > phone.lettersPerMonth * (last.before - event.before);
    isBelow.push(turnsUp !== covers);
  });
  return isBelow;
}

/** Returns the side of the line that the last event before a moment leaves free: -1 above, 1 below. */
export function findFreeSide(usage: string, events: readonly LabelledEvent[], moment: number): -1 | 1 {
  const isBelow = findLabelsBelow(usage, events).filter(
    (_, index) => (events[index]?.before ?? 0) >= (moments[moment] ?? 0),
  );
  return isBelow.at(-1) === false ? 1 : -1;
}

/** Returns the index of the first moment after an event. */
export function findFirstMoment(monthsBefore: number): number {
  return moments.findIndex((moment) => moment <= monthsBefore);
}
