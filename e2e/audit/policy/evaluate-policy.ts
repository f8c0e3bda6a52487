import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";

/** Weaknesses of a Content Security Policy, as sentences. */
export interface Evaluation {
  /** High, medium and probably high, and mistakes of syntax. */
  faults: string[];
  /** What may be one in another site. */
  notes: string[];
}

/** Has Google's CSP Evaluator judge a policy. */
export function evaluatePolicy(policy: string): Evaluation {
  const told = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ severity, directive, value, description }) => ({
      isFault: severity <= Severity.HIGH_MAYBE,
      text: `${[directive, value].filter(Boolean).join(" ")} (${Severity[severity]}): ${description}`,
    }));
  return {
    faults: told.filter(({ isFault }) => isFault).map(({ text }) => text),
    notes: told.filter(({ isFault }) => !isFault).map(({ text }) => text),
  };
}
