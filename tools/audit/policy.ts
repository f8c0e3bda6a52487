import { load } from "cheerio";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";

import type { Check } from "./site";

/** Audits the policy of each page and its header with Google's CSP Evaluator. */
export const checkPolicy: Check = ({ pages }) =>
  Promise.resolve(
    pages.flatMap(({ path, html, headers }) => {
      const policy = load(html)("head meta[http-equiv=content-security-policy i]").attr("content");
      if (!policy) return [{ where: path, what: "has no policy" }];
      // The directives do not overlap, so both are evaluated as one policy.
      const { csp } = new CspParser(`${policy};${headers.get("content-security-policy") ?? ""}`);
      return new CspEvaluator(csp)
        .evaluate()
        .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
        .map(({ directive, value, description }) => ({
          where: path,
          what: `${directive} ${value ?? ""}: ${description}`,
        }));
    }),
  );
