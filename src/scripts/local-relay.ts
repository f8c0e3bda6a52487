import type { Environment } from "../relay/environment";
import worker from "#relay";

/** The local server adds an outbox. */
interface LocalEnvironment extends Environment {
  OUTBOX: { fetch: (address: string, request: RequestInit) => Promise<Response> };
}

/** Not secret: signs webhooks in the outbox. */
const localSecret = `whsec_${Buffer.alloc(24).toString("base64")}`;

/**
 * Sends mail through the local runtime, which validates it, and writes it to the outbox. The runtime deletes its own copy on exit.
 * Writes webhooks there as well, unless the server was started with a URL.
 */
function prepare(local: LocalEnvironment): Environment {
  const { OUTBOX, MAIL, ...settings } = local;
  const { BOUNCE_SECRET, CANARY_SECRET } = settings;
  const environment = {
    ...settings,
    BOUNCE_SECRET: BOUNCE_SECRET ?? localSecret,
    CANARY_SECRET: CANARY_SECRET ?? localSecret,
  };
  const send: NonNullable<Environment["MAIL"]>["send"] = async (mail: object) => {
    const result = await MAIL?.send(mail as never);
    // Property in which the runtime stores the raw mail.
    const body = Reflect.get(mail, "EmailMessage::raw") as string;
    const { ok } = await OUTBOX.fetch("http://outbox", { method: "POST", body });
    if (!ok) throw new Error("the mail could not be written to the outbox");
    const { from, to } = mail as Record<string, string>;
    // As Email Routing delivers mail to the sender's address.
    if (from === to) await receive(body, local);
    return result as never;
  };
  if (environment.WEBHOOK_URL) return { ...environment, MAIL: { send } };
  const WEBHOOK: Environment["WEBHOOK"] = {
    fetch: (url, { method, headers, body }) => OUTBOX.fetch(url, { method, headers, body }),
  };
  return {
    ...environment,
    MAIL: { send },
    WEBHOOK,
    WEBHOOK_URL: "http://localhost/",
    WEBHOOK_SECRET: localSecret,
  };
}

async function receive(raw: string, environment: LocalEnvironment): Promise<void> {
  const message = { raw: new Response(raw).body, rawSize: raw.length, setReject: () => undefined };
  await worker.email(message as never, prepare(environment));
}

/** Wraps the worker with behavior that the platform adds in production. */
export default {
  async fetch(request: Request, environment: LocalEnvironment, context: Parameters<typeof worker.fetch>[2]) {
    const answer = await worker.fetch(request, prepare(environment), context);
    // The local runtime would drop the connection if the body is not read.
    if (request.body && !request.bodyUsed) await request.body.pipeTo(new WritableStream()).catch(() => undefined);
    return answer;
  },

  email: (message: Parameters<typeof worker.email>[0], environment: LocalEnvironment) =>
    worker.email(message, prepare(environment)),

  async scheduled(event: { scheduledTime: number }, environment: LocalEnvironment) {
    await worker.scheduled(event, prepare(environment)).catch((error: unknown) => console.error(String(error)));
  },
};
