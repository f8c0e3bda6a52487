import { palette } from "../../../src/theme/palette";

/**
 * Learned cohorts. `arr` and `gained` (this quarter) are in millions, `nrr` of the last six quarters in percent. `at` and
 * `reach` are center and radius on the habit map (0 to 100).
 */
export const cohorts = [
  {
    key: "workflow",
    name: "Workflow builders",
    habit: "Automate approvals across teams",
    color: palette.growth,
    accounts: 263,
    arr: 44.9,
    gained: 3.4,
    nrr: [113, 114, 115, 116, 117, 118],
    at: [73, 73],
    reach: [9.4, 8.6],
  },
  {
    key: "nightly",
    name: "Nightly exporters",
    habit: "Run an export every night",
    color: palette.accentDeep,
    accounts: 214,
    arr: 38.6,
    gained: 1.5,
    nrr: [111, 112, 112, 113, 114, 114],
    at: [39, 72],
    reach: [7.8, 8.6],
  },
  {
    key: "dashboard",
    name: "Dashboard sharers",
    habit: "Share dashboards outside their team",
    color: palette.accentLight,
    accounts: 241,
    arr: 31.2,
    gained: 1.0,
    nrr: [107, 107, 108, 108, 109, 109],
    at: [84, 38],
    reach: [7.4, 8.8],
  },
  {
    key: "steady",
    name: "Steady reporters",
    habit: "Schedule weekly reports",
    color: palette.steel,
    accounts: 198,
    arr: 22.7,
    gained: -0.4,
    nrr: [106, 106, 106, 105, 105, 103],
    at: [53, 42],
    reach: [7.6, 7.2],
  },
  {
    key: "single",
    name: "Single-team users",
    habit: "Stay within one team",
    color: palette.silver,
    accounts: 227,
    arr: 16.5,
    gained: 0.4,
    nrr: [97, 97, 96, 97, 96, 96],
    at: [17.5, 37],
    reach: [7.6, 8.8],
  },
  {
    key: "fading",
    name: "Fading logins",
    habit: "Log in less every week",
    color: palette.churn,
    accounts: 141,
    arr: 10.3,
    gained: -0.3,
    nrr: [95, 92, 89, 86, 82, 79],
    at: [41, 15],
    reach: [9.2, 6],
  },
] as const;

export type Cohort = (typeof cohorts)[number];
export type CohortKey = Cohort["key"];

/** NRR of all accounts in the same six quarters. */
export const nrrOfAll = [106, 106, 107, 107, 107, 108] as const;
export const quartersAgo = [5, 4, 3, 2, 1, 0] as const;

/** Accounts that changed cohort in the last seven days, with their ARR in millions. */
export const moves = [
  { from: "nightly", to: "workflow", accounts: 5, arr: 1.15, reason: "Exports replaced by automations" },
  { from: "steady", to: "fading", accounts: 6, arr: 0.74, reason: "No scheduled report since release 8.3" },
  { from: "steady", to: "workflow", accounts: 4, arr: 0.47, reason: "Reports now sent by a workflow" },
] as const;

export const moved = {
  accounts: moves.reduce((sum, move) => sum + move.accounts, 0),
  arr: moves.reduce((sum, move) => sum + move.arr, 0),
};

export function findCohort(key: CohortKey): Cohort {
  const found = cohorts.find((cohort) => cohort.key === key);
  if (!found) throw new Error(`There is no cohort "${key}".`);
  return found;
}
