import type { Store } from "./store";

const hour = 60 * 60 * 1000;

interface Report {
  store: Pick<Store, "countUndelivered">;
  /** In milliseconds since 1970. */
  now: number;
  /** Sends a message to the deployer, if an address is set. */
  alert?: ((message: string) => Promise<void>) | undefined;
}

/**
 * Reports submissions whose mail needs a person.
 * @throws {Error} while one is dead or has waited for over an hour, so that the platform counts the run as failed and its alerts fire
 */
export async function reportUndelivered({ store, now, alert }: Report): Promise<void> {
  const { dead, late } = await store.countUndelivered(now - hour);
  if (dead + late === 0) return;
  const message = `Undelivered submissions: ${dead} dead, ${late} waiting for more than an hour. docs/deploy-cloudflare.md says how to list them.`;
  const failure = await alert?.(message).catch(
    (error: unknown) => ` The alert address did not answer: ${String(error)}`,
  );
  throw new Error(message + (failure ?? ""));
}

/** Posts alerts to an address of the deployer's, as the JSON that chat programs and monitors accept: `{"text": …}`. */
export function sendAlertsTo(address: string | undefined): Report["alert"] {
  if (!address) return undefined;
  return async (text) => {
    const headers = { "content-type": "application/json" };
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify({ text }), signal });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  };
}
