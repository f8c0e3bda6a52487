import { account } from "../../src/content/kinds/account";
import { forecast } from "../../src/content/kinds/forecast";
import { readNumbers } from "../../src/content/numbers";
import { site } from "../../src/content/kinds/site";
import { getReal, listReal } from "../../src/content/testing/real-content";
import { formatChange, formatTick, formatValue } from "../../src/sections/page/forecast/format";

/** Habits of a cohort, with the share of its accounts in percent. */
const habits =
  "Run an export every night: 96, One token per system: 81, Rarely open dashboards: 74, Edit schedules monthly: 63, Three admins or more: 57";

/** What pictures show of the whole company: the forecast that its teams submitted, its plan, and the events of the last quarter, seen and in all. */
const company = {
  submitted: 178_400,
  /** ARR of the first of the months that are shown, and what each adds. */
  plan: { start: 154_000, step: 1730 },
  segments: [
    { name: "Enterprise", change: 7300 },
    { name: "Mid-market", change: 5600 },
    { name: "Commercial", change: -1300 },
  ],
  events: [
    { segment: "Enterprise", churn: [4, 4], growth: [24, 25] },
    { segment: "Mid-market", churn: [10, 11], growth: [38, 40] },
    { segment: "Commercial", churn: [13, 16], growth: [25, 29] },
  ],
  alarms: { churn: 3, growth: 7 },
  daysAhead: 127,
};

/** Forecast of an article: chances in twenty of a retention up to a percentage, of ranges from there, and above the last. */
const retention = { first: 98, step: 2, target: 100, chances: [1, 2, 2, 3, 4, 4, 2, 2] };

/** Reads what pictures show of `data/`, the company and the only cohort that they show. ARR is in thousands. */
export function readWorld() {
  return {
    accounts: listReal(account),
    forecast: getReal(forecast),
    site: getReal(site),
    company,
    retention,
    cohort: { name: "Nightly exporters", accounts: 214, arr: 38_600, retention: 114, habits: habits.split(", ") },
  };
}

export type World = ReturnType<typeof readWorld>;

function formatChance(written: string) {
  const [value = 0, half = 0] = readNumbers(written);
  const range = [value - half, value + half] as const;
  return { value, range, text: `${value}%`, half: `±${half}`, span: `${range[0]} to ${range[1]}%` };
}

export type Chance = ReturnType<typeof formatChance>;

/** Returns what pictures show, and functions that find accounts and format amounts. They throw if an account is not declared. */
export function createSample(world: World) {
  const { units, accounts } = world.forecast;
  const formatMoney = (thousands: number) => formatValue("arr", thousands, units);

  function find(slug: string) {
    const found = world.accounts.find((one) => one.slug === slug);
    if (!found) throw new Error(`A picture names "${slug}". Declare it in data/accounts.json, or correct the slug.`);
    const drivers = accounts.items.find((item) => item.account === slug)?.drivers ?? [];
    return {
      ...found,
      money: formatMoney(found.arr),
      churn: formatChance(found.churn),
      growth: formatChance(found.growth),
      renews: new Intl.RelativeTimeFormat("en").format(found.renewal, "month"),
      /** What changes its ARR at the renewal. */
      drivers: drivers.map(({ name, effects }) => {
        const [change = 0] = readNumbers(effects);
        return { name, change, text: formatChange("arr", change, units) };
      }),
    };
  }

  /** Finds the accounts of rows such as *halden-bank 15 9*. */
  function findRows(rows: readonly string[]) {
    return rows.map((row) => {
      const [slug = "", ...figures] = row.split(" ");
      return { ...find(slug), figures: figures.map(Number) };
    });
  }
  const formatTotal = (thousands: number) => formatTick("arr", thousands, units);
  return { ...world, find, findRows, formatMoney, formatTotal };
}

export type Sample = ReturnType<typeof createSample>;
