// npm run canary [-- URL] [-- --wait SECONDS]: sends a signed test submission as a visitor would, through the page of the form, and says
// in words what failed (docs/lead-safety.md). Needs no packages and no build, so that a workflow can run it beside its secret.
import { Buffer } from "node:buffer";
import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

/** @param {string} file @returns {any} */
const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/** A reason for which the canary did not arrive. */
class Failure extends Error {}

/** @param {unknown} condition @param {string} text @returns {asserts condition} */
function require(condition, text) {
  if (!condition) throw new Failure(text);
}

/**
 * Fetches a URL and reads its body.
 * @param {string} what subject of the failure
 * @param {string | URL} url @param {RequestInit} [init]
 */
async function load(what, url, init) {
  let response;
  try {
    response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(60_000), ...init });
    const body = await response.text();
    const isJson = response.headers.get("content-type")?.includes("application/json") ?? false;
    const { status, headers } = response;
    // Cloudflare's challenges have this header; those of others are pages.
    const isChallenge = headers.has("cf-mitigated") || ([401, 403, 429].includes(status) && !isJson);
    // cspell:disable-next-line
    require(!isChallenge, `The form answered ${status}: a challenge stands before it.`);
    return { status, body, json: isJson ? JSON.parse(body) : undefined };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${what} cannot be reached at ${url}: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Finds the URL to which the form of a page is sent. @param {string} html @param {string} page */
function findAction(html, page) {
  const form = /<form\b[^>]*\bdata-contact\b[^>]*>/u.exec(html)?.[0];
  require(form, `The page ${page} has no contact form.`);
  const action = /\baction="([^"]*)"/u.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return new URL(action, page);
}

/** Describes the outcome of a mail in words. @param {string} error */
function describeMail(error) {
  const status = /responded with (\d+)/u.exec(error)?.[1] ?? "";
  if (status === "401") return `The mail provider refused the token (401): renew MAIL_API_TOKEN.`;
  if (status === "403")
    return "The mail provider refused the token, the sender or the recipient (403): check MAIL_API_TOKEN, MAIL_FROM and CANARY_TO.";
  if (/^4/u.test(status) && !["408", "409", "425", "429"].includes(status))
    return `The mail provider refused the mail or its recipient (${status}): check CANARY_TO, MAIL_TO and MAIL_FROM.`;
  if (/not allowed|not verified|not a verified|destination/iu.test(error))
    return `The recipient of the mail was refused: check CANARY_TO and MAIL_TO (${error}).`;
  return `The mail was not accepted: ${error}`;
}

/** @param {number} status @param {string} message @param {URL} form @param {string} origin */
function describeAnswer(status, message, form, origin) {
  if (status === 403 && /origin/iu.test(message))
    return `The form answered 403: ALLOWED_ORIGINS of the relay does not list ${origin}.`;
  if (status === 403) return "The form answered 403: CANARY_SECRET is not that of the relay.";
  if (status === 503)
    return "The form answered 503: the relay cannot store submissions. Its database is full or cannot be reached.";
  if (status === 429) return "The form answered 429: this address has reached a limit.";
  return `The form at ${form} answered ${status}${message ? `: ${message}` : ""}.`;
}

/** @param {string} site @param {string} secret @param {number} wait seconds */
async function send(site, secret, wait) {
  const page = new URL(read(`${process.env["CONTENT_FOLDER"] ?? "data"}/pages/contact.json`).path, site).href;
  const { status: pageStatus, body: html } = await load("The page of the form", page);
  require(pageStatus === 200, `The page of the form answered ${pageStatus}: ${page}.`);
  const form = findAction(html, page);
  const isOwn = form.origin === new URL(site).origin;
  const missing = isOwn
    ? `The form is sent to ${form}, where no relay answers: build the site with GATSBY_RELAY_URL.`
    : `No relay with canaries answers at ${form.origin}: deploy it.`;
  const readHealth = async () => (await load("The relay", new URL("/health", form))).json;
  // Without it, an earlier relay would take the canary for a visitor.
  const before = await readHealth();
  require(before && "reasons" in before, missing);
  require("canary" in before, "The relay has no CANARY_SECRET, or an invalid one.");

  const [id, time] = [randomUUID(), Math.floor(Date.now() / 1000)];
  const [, key = ""] = /^whsec_(.+)$/u.exec(secret.split(" ")[0] ?? "") ?? [];
  const signature = createHmac("sha256", Buffer.from(key, "base64")).update(`${id}.${time}.x-canary`).digest("base64");
  const { status, json } = await load("The form", form, {
    method: "POST",
    headers: {
      origin: new URL(site).origin,
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
  });
  require(json || status < 400, missing);
  require(status === 200, describeAnswer(status, String(json?.message ?? ""), form, new URL(site).origin));
  const { mail, webhook } = json.outcomes ?? {};
  require(mail ?? webhook, "The relay delivered neither mail nor webhook.");
  const failures = [
    mail && mail !== "accepted" ? describeMail(mail) : "",
    webhook && webhook !== "accepted" ? `The webhook failed: ${webhook}` : "",
  ].filter(Boolean);
  require(failures.length === 0, failures.join(" "));

  const until = Date.now() + wait * 1000;
  /** @param {any} health */
  const hasArrived = (health) => Date.parse(health?.canary ?? "") >= json.since;
  let health = await readHealth();
  while (json.isWaiting && !hasArrived(health) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    health = await readHealth();
  }
  const late = `The mail was accepted but did not arrive within ${wait} seconds`;
  const isThere = !json.isWaiting || hasArrived(health);
  require(isThere, `${late}: check the route of MAIL_FROM to the relay, and SPF, DKIM and DMARC.`);
  // The answer may be a minute old, and then have the previous canary.
  const reasons = (health?.reasons ?? []).filter((/** @type {string} */ reason) => !/canary/u.test(reason));
  require(reasons.length === 0, `The canary passed, but the relay needs attention: ${reasons.join("; ")}.`);
  return `The canary passed. Accepted: ${Object.keys(json.outcomes).join(" and ")}.`;
}

const options = /** @type {const} */ ({ wait: { type: "string", default: "300" } });
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const site = positionals[0] ?? read("data/site.json").url;
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
