import type { CSSObject } from "@emotion/react";

import type { signalCourses } from "../../../content/pages/home";
import { color } from "../../../theme/tokens";
import { moments, placeForecast, toX } from "./account-case";

type Accounts = Queries.SignalFragment["accounts"];

const hidden: CSSObject = { visibility: "hidden", opacity: 0 };

/** Colors of the courses of accounts, on a dark ground. */
export const tones: Record<(typeof signalCourses)[number], string> = {
  growing: color.growth,
  steady: color.onDarkAccent,
  leaving: color.churn,
};

/** Sets the color of the chosen account and its places at each moment, and hides the others. */
export function writeAccountRules(accounts: Accounts): CSSObject {
  const rules = accounts.map(({ course, usage, ranges }) => {
    const places = moments.flatMap((_, moment) =>
      Object.entries(placeForecast(usage, ranges, moment)).map(([name, value]) => [`--${name}${moment}`, value]),
    );
    const chosen = {
      "--tone": tones[course as keyof typeof tones],
      ...Object.fromEntries(places),
      [`& [data-for]:not([data-for=${course}])`]: hidden,
    } as CSSObject;
    return [`&:has([value=${course}]:checked)`, chosen];
  });
  return Object.fromEntries(rules) as CSSObject;
}

/** Sets *now* to the moment under the pointer, or else to the chosen one, and hides what belongs to others. */
export function writeMomentRules(): CSSObject {
  const rules = moments.map((before, moment) => {
    const later = moments.flatMap((_, index) => (index > moment ? [`[data-since="${index}"]`] : []));
    const others = [`[data-at]:not([data-at="${moment}"])`, ...later];
    const now = {
      "--x": toX(before),
      "--y": `var(--y${moment})`,
      "--rise": `var(--rise${moment})`,
      "--half": `var(--half${moment})`,
      [`& :is(${others.join()})`]: hidden,
    } as CSSObject;
    const value = `[value="${before}"]`;
    return [`&:has(${value}:hover), &:not(:has([data-moments] :hover)):has(${value}:checked)`, now];
  });
  return Object.fromEntries(rules) as CSSObject;
}
