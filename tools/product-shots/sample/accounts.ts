import { type CohortKey } from "./cohorts";
import { type Owner } from "./company";

export interface Account {
  name: string;
  /** Initials on the tile. */
  mark: string;
  industry: string;
  segment: "Enterprise" | "Mid-market" | "Commercial";
  cohort: CohortKey;
  /** Thousands of dollars. */
  arr: number;
  owner: Owner;
  /** Probability within 12 months, in percent, and half of its 80% range. */
  churn: readonly [number, number];
  growth: readonly [number, number];
}

function account(
  name: string,
  industry: string,
  segment: Account["segment"],
  cohort: CohortKey,
  arr: number,
  owner: Owner,
  churn: Account["churn"],
  growth: Account["growth"],
): Account {
  const mark = name.replace(/(\w)\w+ ?/gu, "$1");
  return { name, mark, industry, segment, cohort, arr, owner, churn, growth };
}

/** Accounts in the pictures. */
export const accounts = {
  halden: account("Halden Bank", "Banking", "Enterprise", "nightly", 1860, "EM", [61, 9], [7, 4]),
  ravenholt: account("Ravenholt Bank", "Banking", "Enterprise", "nightly", 1120, "NR", [9, 4], [58, 8]),
  meridian: account("Meridian Freight", "Freight", "Enterprise", "nightly", 1240, "TL", [6, 3], [84, 6]),
  castellane: account("Castellane Energy", "Energy", "Enterprise", "workflow", 1420, "TL", [5, 3], [77, 8]),
  quillon: account("Quillon Insurance", "Insurance", "Enterprise", "dashboard", 980, "NR", [18, 7], [71, 8]),
  ostrel: account("Ostrel Robotics", "Manufacturing", "Mid-market", "nightly", 268, "JW", [33, 10], [24, 8]),
  tidewell: account("Tidewell Utilities", "Utilities", "Mid-market", "fading", 231, "EM", [52, 9], [9, 4]),
  pinecrest: account("Pinecrest Retail", "Retail", "Mid-market", "steady", 204, "JW", [46, 10], [12, 5]),
  larkfield: account("Larkfield Media", "Media", "Mid-market", "steady", 186, "NR", [39, 10], [14, 6]),
  verrin: account("Verrin Foods", "Food", "Mid-market", "steady", 148, "TL", [31, 9], [17, 6]),
  arden: account("Arden Clinics", "Health care", "Mid-market", "nightly", 174, "EM", [28, 9], [19, 7]),
  hollin: account("Hollin Aerospace", "Aerospace", "Mid-market", "nightly", 242, "EM", [30, 9], [16, 6]),
};

/** Formats thousands of dollars: *$1.86M*, *$204K*. */
export function formatArr(thousands: number): string {
  return thousands < 1000 ? `$${thousands}K` : `$${(thousands / 1000).toFixed(2)}M`;
}
