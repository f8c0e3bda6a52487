import type { Site } from "./read-site";

/** Something that is to be mended. */
export interface Finding {
  /** Page or file, and the place in it where there is one: `/team:1:60`. */
  where: string;
  what: string;
}

export interface Verdict {
  /** How many things were looked at, by their name: `{ pages: 40 }`. */
  looked: Readonly<Record<string, number>>;
  findings: readonly Finding[];
  /** Worth reading, with nothing to mend. */
  notes?: readonly string[];
}

export interface Judge {
  name: string;
  /** What it asks, in a few words. */
  asks: string;
  /** Fewer things looked at are a finding: who sees nothing finds nothing. */
  least: Readonly<Record<string, number>>;
  judge: (site: Site) => Promise<Verdict>;
}

/** Thrown by a judge who cannot work on this machine; its message says why, and what would help. */
export class CannotJudge extends Error {}
