/**
 * Company in the pictures: a software vendor with 1,284 customers. ARR is in millions of dollars. All data is
 * invented; `sample.test.ts` checks that the figures agree.
 */
export const total = { accounts: 1284, arr: 164.2, nrr: 108, growth: 15 } as const;

/** `later` is the forecast six months ahead. */
export const segments = [
  { name: "Enterprise", accounts: 212, arr: 84.6, later: 91.9 },
  { name: "Mid-market", accounts: 486, arr: 57.1, later: 62.7 },
  { name: "Commercial", accounts: 586, arr: 22.5, later: 21.2 },
] as const;

/** People who work with the accounts. */
export const owners = {
  EM: "Elena Marsh",
  TL: "Tom Lindgren",
  NR: "Nadia Rao",
  JW: "Jonah Weiss",
} as const;

export type Owner = keyof typeof owners;
