// npm run canary [-- URL] [-- --wait SECONDS]: sends a signed test submission as a visitor would, through the page of the form, and says
// in words what failed (docs/lead-safety.md). Needs no packages and no build, so that a workflow can run it beside its secret.
import { Buffer } from "node:buffer";
import { createHmac, randomUUID } from "node:crypto";
import { parseArgs } from "node:util";

import { readData, readSite } from "../content/site.cjs";
import { describeAnswer, describeOutcomes, Failure, require } from "./canary-failures.mjs";
import { load, loadAnswer } from "./canary-requests.mjs";

/** Finds the URL to which the form of the site is sent. @param {string} site */
async function findForm(site) {
  const { path } = /** @type {{ path: string }} */ (readData("pages/contact.json"));
  const page = new URL(path, site).href;
  const { status, body } = await load("The form", page);
  require(status === 200, `The page of the form answered ${status}: ${page}.`);
  const form = /<form\b[^>]*\bdata-contact\b[^>]*>/u.exec(body)?.[0];
  require(form, `The page ${page} has no contact form.`);
  const action = /\baction="([^"]*)"/u.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return new URL(action, page);
}

/** Creates a signed submission. @param {string} origin @param {string} secret @returns {RequestInit} */
function createCanary(origin, secret) {
  const [id, time] = [randomUUID(), Math.floor(Date.now() / 1000)];
  const [, key = ""] = /^whsec_(.+)$/u.exec(secret.split(" ")[0] ?? "") ?? [];
  const signature = createHmac("sha256", Buffer.from(key, "base64")).update(`${id}.${time}.x-canary`).digest("base64");
  return {
    method: "POST",
    headers: {
      origin,
      accept: "application/json",
      "content-type": "application/json",
      "x-request-id": id,
      "x-canary": "1",
      "webhook-id": id,
      "webhook-timestamp": String(time),
      "webhook-signature": `v1,${signature}`,
    },
    body: JSON.stringify({
      firstName: "Canary",
      lastName: "Test",
      phone: "+1 000 000",
      email: "canary@example.com",
      message: "Automatic test of the form. It is not a request.",
    }),
  };
}

/**
 * Waits until the mail of a canary has arrived at the relay.
 * @param {() => Promise<import("./canary-requests.mjs").Answer>} readHealth @param {import("./canary-requests.mjs").Answer} answer to the canary @param {number} wait seconds
 * @returns the last answer about the health
 */
async function awaitMail(readHealth, { isWaiting, since = 0 }, wait) {
  const until = Date.now() + wait * 1000;
  /** @param {import("./canary-requests.mjs").Answer} health */
  const hasArrived = ({ canary }) => !isWaiting || Date.parse(canary ?? "") >= since;
  let health = await readHealth();
  while (!hasArrived(health) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    health = await readHealth();
  }
  const late = `The mail was accepted but did not arrive within ${wait} seconds`;
  require(hasArrived(health), `${late}: check the route of MAIL_FROM to the relay, and SPF, DKIM and DMARC.`);
  return health;
}

/** @param {string} site @param {string} secret @param {number} wait seconds */
async function send(site, secret, wait) {
  const { origin } = new URL(site);
  const form = await findForm(site);
  const missing =
    form.origin === origin
      ? `The form is sent to ${form}, where no relay answers: build the site with GATSBY_RELAY_URL.`
      : `No relay with canaries answers at ${form.origin}: deploy it.`;
  const readHealth = async () => {
    const { answer } = await loadAnswer("The relay", new URL("/health", form), missing);
    // Without it, an earlier relay would take the canary for a visitor.
    require(answer.reasons, missing);
    return answer;
  };
  require("canary" in (await readHealth()), "The relay has no CANARY_SECRET, or an invalid one.");

  const { status, answer } = await loadAnswer("The form", form, missing, createCanary(origin, secret));
  require(status === 200, describeAnswer(status, answer.message ?? "", form, origin));
  const outcomes = answer.outcomes ?? {};
  require(outcomes["mail"] ?? outcomes["webhook"], "The relay delivered neither mail nor webhook.");
  const failures = describeOutcomes(outcomes);
  require(failures.length === 0, failures.join(" "));

  const health = await awaitMail(readHealth, answer, wait);
  // The answer may be a minute old, and then have the previous canary.
  const reasons = (health.reasons ?? []).filter((reason) => !/canary/u.test(reason));
  require(reasons.length === 0, `The canary passed, but the relay needs attention: ${reasons.join("; ")}.`);
  return `The canary passed. Accepted: ${Object.keys(outcomes).join(" and ")}.`;
}

const options = /** @type {const} */ ({ wait: { type: "string", default: "300" } });
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const site = positionals[0] ?? readSite().url;
const isLocal = new URL(site).hostname === "localhost";
const secret = process.env["CANARY_SECRET"] || (isLocal ? `whsec_${Buffer.alloc(24).toString("base64")}` : "");
try {
  require(secret, "Set CANARY_SECRET to that of the relay.");
  console.log(await send(site, secret, Number(values.wait)));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`${process.env["GITHUB_ACTIONS"] ? "::error::" : ""}${error.message}`);
  process.exitCode = 1;
}
