import { css } from "@emotion/react";

type Random = () => number;

const artCss = css({ width: "100%", height: "100%" });

/**
 * Pseudo-random numbers from 0 to 1, the same for the same text on the server and in the browser (FNV-1a, then mulberry32).
 */
export function createSeeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Numbers of posts for `PostArt`. Posts of one tag get consecutive numbers and each tag starts with another, so that neighbors look
 * different in the whole list and in a filtered one.
 */
export function numberKinds(posts: readonly { tag: string }[], tags: readonly string[]): number[] {
  const counts = new Map<string, number>();
  return posts.map(({ tag }) => {
    const count = counts.get(tag) ?? 0;
    counts.set(tag, count + 1);
    return Math.max(0, tags.indexOf(tag)) * 3 + count;
  });
}

/** A curve that passes near all points and ends in the last. */
function drawCurve(points: readonly (readonly [x: number, y: number])[]): string {
  const [first = [0, 0], ...rest] = points;
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y];
    return `Q${Math.round(x)} ${Math.round(y)} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return `M${first.map(Math.round).join(" ")}${bends.join("")}L${(rest.at(-1) ?? first).map(Math.round).join(" ")}`;
}

/** Usage up to now, and its forecast inside a band. */
function SignalArt({ random }: { random: Random }) {
  const now = 200;
  const points = Array.from({ length: 13 }, (_, step) => {
    const noise = (random() - 0.5) * (step === 12 ? 8 : 30);
    return [4 + ((now - 4) / 12) * step, 138 - 74 * (step / 12) ** 1.5 + noise] as const;
  });
  const [, last] = points.at(-1) ?? [now, 64];
  const end = Math.round(last - 26 + random() * 12);
  const start = `M${now} ${Math.round(last)}L316 `;
  return (
    <>
      <path d="M4 40H316M4 80H316M4 120H316" strokeWidth="1" strokeDasharray="1 6" opacity="0.4" />
      <path d={`M${now} 8V152`} strokeWidth="1" opacity="0.45" />
      <path d={`${start}${end - 32}V${end + 32}Z`} fill="currentColor" stroke="none" opacity="0.14" />
      <path d={`${start}${end - 14}V${end + 14}Z`} fill="currentColor" stroke="none" opacity="0.24" />
      <path d={drawCurve(points)} strokeWidth="2.5" />
      <path d={`${start}${end}`} strokeWidth="2.5" strokeDasharray="1 7" />
      <circle cx={now} cy={Math.round(last)} r="4.5" fill="currentColor" stroke="none" />
    </>
  );
}

/** The retention of cohorts, one per row. */
function CohortArt({ random }: { random: Random }) {
  const levels: Record<string, string> = { "0.1": "", "0.25": "", "0.45": "", "0.7": "", "1": "" };
  for (let row = 0; row < 6; row++) {
    const decay = 0.06 + random() * 0.16;
    for (let column = 0; column < 12 - row; column++) {
      const share = Math.exp(-decay * column) - random() * 0.12;
      const level = ["0.1", "0.25", "0.45", "0.7", "1"].find((step) => share <= Number(step) + 0.1) ?? "1";
      levels[level] = `${levels[level] ?? ""}M${16 + column * 24} ${11 + row * 23}h21v20h-21z`;
    }
  }
  return Object.entries(levels).map(([level, path]) => (
    <path key={level} d={path} fill="currentColor" stroke="none" opacity={level} />
  ));
}

/** A growing figure by month; future months are outlined. */
function StepArt({ random }: { random: Random }) {
  let past = "";
  let future = "";
  for (let month = 0; month < 20; month++) {
    const height = Math.round(16 + month * 4.6 + random() * 22);
    const bar = `M${13 + month * 15} 148v-${height}h9v${height}`;
    if (month < 15) past += `${bar}z`;
    else future += bar;
  }
  return (
    <>
      <path d={past} fill="currentColor" stroke="none" opacity="0.85" />
      <path d={future} strokeWidth="1.5" strokeDasharray="3 3" />
      <path d="M0 148.5H320" strokeWidth="1" opacity="0.5" />
    </>
  );
}

/** People as dots, gathered around what they have in common. */
function SwarmArt({ random }: { random: Random }) {
  let near = "";
  let far = "";
  for (let column = 0; column < 18; column++) {
    const height = Math.round(1 + 5.5 * Math.exp(-(((column - 6 - random() * 4) / 4) ** 2)) + random() * 1.6);
    for (let row = 0; row < height; row++) {
      const dot = `M${15 + column * 17} ${80 + (row % 2 === 0 ? 1 : -1) * Math.ceil(row / 2) * 13}h0`;
      if (random() < 0.16) near += dot;
      else far += dot;
    }
  }
  return (
    <>
      <path d={far} strokeWidth="9" opacity="0.35" />
      <path d={near} strokeWidth="9" />
    </>
  );
}

const kinds = [SignalArt, CohortArt, StepArt, SwarmArt] as const;

/**
 * Picture of a post: a chart in the style of the product.
 * @param seed the same text gives the same shape
 * @param kind number of the chart, modulo the number of charts
 */
export function PostArt({ seed, kind }: { seed: string; kind: number }) {
  const Art = kinds[kind % kinds.length] ?? SignalArt;
  return (
    <svg
      css={artCss}
      viewBox="0 0 320 160"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Art random={createSeeded(seed)} />
    </svg>
  );
}
