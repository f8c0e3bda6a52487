import { formatDay, formatMoney } from "../../text/language";
import { findSite, resolveTerm, type QueryContext } from "./context";

async function resolvePosted({ datePosted }: { datePosted?: string }, _: unknown, context: QueryContext) {
  return datePosted === undefined ? null : formatDay(datePosted, (await findSite(context)).language);
}

async function resolvePay(pay: Parameters<typeof formatMoney>[0], _: unknown, context: QueryContext): Promise<string> {
  return formatMoney(pay, (await findSite(context)).language);
}

export const jobResolvers = {
  Job: {
    dateText: { type: "String", resolve: resolvePosted },
    employmentType: { type: "String", resolve: resolveTerm("jobTypes", "type", "employmentType") },
  },
  Pay: { amount: { type: "String!", resolve: resolvePay } },
};
