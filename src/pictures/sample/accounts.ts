import { type CohortKey } from "./cohorts";
import { type Owner } from "./company";

export interface Account {
  name: string;
  /** Two letters on its tile. */
  mark: string;
  industry: string;
  segment: "Enterprise" | "Mid-market" | "Commercial";
  cohort: CohortKey;
  /** Thousands of dollars. */
  arr: number;
  owner: Owner;
  /** Probability within 12 months, in percent, and the half of its 80% range. */
  churn: readonly [number, number];
  growth: readonly [number, number];
}

/** Accounts that are named in the pictures; each says the same of itself wherever it is shown. */
export const accounts = {
  halden: {
    name: "Halden Bank",
    mark: "HB",
    industry: "Banking",
    segment: "Enterprise",
    cohort: "nightly",
    arr: 1860,
    owner: "EM",
    churn: [61, 9],
    growth: [7, 4],
  },
  ravenholt: {
    name: "Ravenholt Bank",
    mark: "RB",
    industry: "Banking",
    segment: "Enterprise",
    cohort: "nightly",
    arr: 1120,
    owner: "NR",
    churn: [9, 4],
    growth: [58, 8],
  },
  meridian: {
    name: "Meridian Freight",
    mark: "MF",
    industry: "Freight",
    segment: "Enterprise",
    cohort: "nightly",
    arr: 1240,
    owner: "TL",
    churn: [6, 3],
    growth: [84, 6],
  },
  castellane: {
    name: "Castellane Energy",
    mark: "CE",
    industry: "Energy",
    segment: "Enterprise",
    cohort: "workflow",
    arr: 1420,
    owner: "TL",
    churn: [5, 3],
    growth: [77, 8],
  },
  quillon: {
    name: "Quillon Insurance",
    mark: "QI",
    industry: "Insurance",
    segment: "Enterprise",
    cohort: "dashboard",
    arr: 980,
    owner: "NR",
    churn: [18, 7],
    growth: [71, 8],
  },
  okapi: {
    name: "Okapi Health",
    mark: "OH",
    industry: "Health care",
    segment: "Mid-market",
    cohort: "workflow",
    arr: 312,
    owner: "NR",
    churn: [8, 4],
    growth: [68, 9],
  },
  ostrel: {
    name: "Ostrel Robotics",
    mark: "OR",
    industry: "Manufacturing",
    segment: "Mid-market",
    cohort: "nightly",
    arr: 268,
    owner: "JW",
    churn: [33, 10],
    growth: [24, 8],
  },
  tidewell: {
    name: "Tidewell Utilities",
    mark: "TU",
    industry: "Utilities",
    segment: "Mid-market",
    cohort: "fading",
    arr: 231,
    owner: "EM",
    churn: [52, 9],
    growth: [9, 4],
  },
  pinecrest: {
    name: "Pinecrest Retail",
    mark: "PR",
    industry: "Retail",
    segment: "Mid-market",
    cohort: "steady",
    arr: 204,
    owner: "JW",
    churn: [46, 10],
    growth: [12, 5],
  },
  larkfield: {
    name: "Larkfield Media",
    mark: "LM",
    industry: "Media",
    segment: "Mid-market",
    cohort: "steady",
    arr: 186,
    owner: "NR",
    churn: [39, 10],
    growth: [14, 6],
  },
  verrin: {
    name: "Verrin Foods",
    mark: "VF",
    industry: "Food",
    segment: "Mid-market",
    cohort: "steady",
    arr: 148,
    owner: "TL",
    churn: [31, 9],
    growth: [17, 6],
  },
  arden: {
    name: "Arden Clinics",
    mark: "AC",
    industry: "Health care",
    segment: "Mid-market",
    cohort: "nightly",
    arr: 174,
    owner: "EM",
    churn: [28, 9],
    growth: [19, 7],
  },
  hollin: {
    name: "Hollin Aerospace",
    mark: "HA",
    industry: "Aerospace",
    segment: "Mid-market",
    cohort: "nightly",
    arr: 242,
    owner: "EM",
    churn: [30, 9],
    growth: [16, 6],
  },
  corvane: {
    name: "Corvane Systems",
    mark: "CS",
    industry: "Software",
    segment: "Commercial",
    cohort: "single",
    arr: 42,
    owner: "JW",
    churn: [44, 11],
    growth: [11, 5],
  },
} as const satisfies Record<string, Account>;

/** Thousands of dollars as the product writes them: *$1.86M*, *$204K*. */
export function writeArr(thousands: number): string {
  return thousands < 1000 ? `$${thousands}K` : `$${(thousands / 1000).toFixed(2)}M`;
}
