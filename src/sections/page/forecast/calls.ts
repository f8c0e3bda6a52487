import { findNow, listPoints } from "./series";

type CalledAccounts = Queries.HeroCallsFragment["forecast"]["accounts"]["items"];

/** What a team expects of an account, and what is predicted, in thousands; account and month are indexes of the forecast. */
type Call = ReturnType<typeof listCalls>[number];

/** Lists the accounts with a submitted forecast, and their predictions for the month of the horizon. */
export function listCalls(accounts: CalledAccounts, horizon: number) {
  return accounts.flatMap(({ name, submitted, series }, account) => {
    const points = listPoints(series.arr, "base");
    const month = findNow(points) + horizon;
    const point = points[month];
    if (submitted === null || !point?.range) return [];
    return [{ name, account, month, submitted, predicted: point.value, range: point.range }];
  });
}

/** Returns a scale from 0 to 100 for all calls: each amount relative to the submitted one, which has the same place in all. */
export function scaleCalls(calls: readonly Call[]): (amount: number, call: Call) => number {
  const shares = [1, ...calls.flatMap(({ range, submitted }) => range.map((end) => end / submitted))];
  const [min, max] = [Math.min(...shares), Math.max(...shares)];
  return (amount, { submitted }) => Number((((amount / submitted - min) / (max - min || 1)) * 100).toFixed(2));
}
