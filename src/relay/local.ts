import type { Environment } from "./environment";
import worker from "./worker";

/** The local server adds an outbox. */
interface LocalEnvironment extends Environment {
  OUTBOX: { fetch: (address: string, request: RequestInit) => Promise<Response> };
}

/** Sends mail through the local runtime, which validates it, and writes it to the outbox. The runtime deletes its own copy on exit. */
function prepare({ OUTBOX, MAIL, ...environment }: LocalEnvironment): Environment {
  const send: NonNullable<Environment["MAIL"]>["send"] = async (mail: object) => {
    const result = await MAIL?.send(mail as never);
    // Property in which the runtime stores the raw mail.
    const body = Reflect.get(mail, "EmailMessage::raw") as string;
    const { ok } = await OUTBOX.fetch("http://outbox", { method: "POST", body });
    if (!ok) throw new Error("the mail could not be written to the outbox");
    return result as never;
  };
  return { ...environment, MAIL: { send } };
}

let reported = "";

/** Wraps the worker with behavior that the platform adds in production. */
export default {
  async fetch(request: Request, environment: LocalEnvironment, context: Parameters<typeof worker.fetch>[2]) {
    const answer = await worker.fetch(request, prepare(environment), context);
    // The local runtime would drop the connection if the body is not read.
    if (request.body && !request.bodyUsed) await request.body.pipeTo(new WritableStream()).catch(() => undefined);
    return answer;
  },

  /** Runs every few seconds locally, so it reports a repeated error once. */
  async scheduled(event: { scheduledTime: number }, environment: LocalEnvironment) {
    const message = await worker.scheduled(event, prepare(environment)).then(() => "", String);
    if (message && message !== reported) console.error(message);
    reported = message;
  },
};
