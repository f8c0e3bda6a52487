import type { CSSObject } from "@emotion/react";

import { color, withoutHas } from "../../../theme/tokens";
import { findFreeSide, firstMoment, moments, positionForecast, toX } from "./account-case";

type SignalAccounts = Queries.SignalFragment["accounts"];

const hidden: CSSObject = { visibility: "hidden", opacity: 0 };

/** Colors of accounts on a dark background. */
export const tones: Record<Queries.SignalCourse, string> = {
  growing: color.growth,
  steady: color.onDarkAccent,
  leaving: color.churn,
};

/** Sets the properties of the selected account for each moment, and hides the others. */
export function createAccountRules(accounts: SignalAccounts): CSSObject[] {
  return accounts.map(({ course, usage, ranges, events }, index) => {
    const variables = moments.flatMap((_, moment) =>
      Object.entries({
        ...positionForecast(usage, ranges, moment),
        side: findFreeSide(usage, events, moment),
      }).map(([name, value]) => [`--${name}${moment}`, value]),
    );
    const chosen: CSSObject = {
      "--tone": tones[course],
      ...(Object.fromEntries(variables) as CSSObject),
      [`& [data-for]:not([data-for=${course}])`]: hidden,
    };
    return { [`&:has([value=${course}]:checked)`]: chosen, ...(index === 0 && { [withoutHas]: chosen }) };
  });
}

// The pointer often rests on the drawing while arrow keys select.
const pointed = "&:has([name=signal-moment]:hover):not(:has([name=signal-moment]:focus-visible))";

/** Sets the properties of the hovered or selected moment, and hides the others. */
export function createMomentRules(): CSSObject[] {
  return moments.map((before, moment) => {
    const later = moments.flatMap((_, index) => (index > moment ? [`[data-since="${index}"]`] : []));
    const others = [`[data-at]:not([data-at="${moment}"])`, ...later];
    const now: CSSObject = {
      "--x": toX(before),
      "--y": `var(--y${moment})`,
      "--rise": `var(--rise${moment})`,
      "--half": `var(--half${moment})`,
      "--side": `var(--side${moment})`,
      [`& :is(${others.join()})`]: hidden,
    };
    const value = `[value="${before}"]`;
    const selected = `${pointed}:has(${value}:hover), &:not(${pointed}):has(${value}:checked)`;
    return { [selected]: now, ...(before === firstMoment && { [withoutHas]: now }) };
  });
}
