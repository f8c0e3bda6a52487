/** A whole address without user name, query and hash; http only on this machine. */
const pattern = /^(?:https:\/\/[^\s/?#@]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:\/[^\s?#]*)?$/u;

const example = "Write its whole address, e.g. https://relay.example.com";

/**
 * Reads `GATSBY_RELAY_URL` and returns the origin of the relay; undefined if it is the site's own. Throws on an invalid setting, and
 * without one on Netlify, where nothing receives the form.
 */
export function readRelay(env: NodeJS.Dict<string> = process.env): string | undefined {
  const setting = env["GATSBY_RELAY_URL"] ?? "";
  if (setting !== "") {
    if (pattern.test(setting) && URL.canParse(setting)) return new URL(setting).origin;
    throw new Error(`GATSBY_RELAY_URL is ${JSON.stringify(setting)}, which is not the address of a relay. ${example}`);
  }
  if (env["NETLIFY"] !== "true") return undefined;
  throw new Error(
    `GATSBY_RELAY_URL is not set, and Netlify has no relay for the contact form. ${example}, in the environment variables of the site (docs/deploy-netlify.md)`,
  );
}
