import type { Environment } from "./environment";
import worker from "./worker";

/** The local server adds a folder for mail. */
interface LocalEnvironment extends Environment {
  OUTBOX: { fetch: (address: string, request: RequestInit) => Promise<Response> };
}

/** Validates a mail with the engine, as the edge does, then writes it to the outbox: the engine deletes its own copy when it ends. */
function prepare({ OUTBOX, MAIL, ...environment }: LocalEnvironment): Environment {
  const send: NonNullable<Environment["MAIL"]>["send"] = async (mail: object) => {
    const result = await MAIL?.send(mail as never);
    // The engine's name for the mail's source.
    const body = Reflect.get(mail, "EmailMessage::raw") as string;
    const { ok } = await OUTBOX.fetch("http://outbox", { method: "POST", body });
    if (!ok) throw new Error("the outbox cannot be written");
    return result as never;
  };
  return { ...environment, MAIL: { send } };
}

let reported = "";

/** The worker with the behavior that the edge adds to it. */
export default {
  async fetch(request: Request, environment: LocalEnvironment, context: Parameters<typeof worker.fetch>[2]) {
    const answer = await worker.fetch(request, prepare(environment), context);
    // A body that was left unread would make the engine close the connection without announcing it.
    if (request.body && !request.bodyUsed) await request.body.pipeTo(new WritableStream()).catch(() => undefined);
    return answer;
  },

  /** It runs every few seconds here: the same error is reported once. */
  async scheduled(event: { scheduledTime: number }, environment: LocalEnvironment) {
    const message = await worker.scheduled(event, prepare(environment)).then(() => "", String);
    if (message && message !== reported) console.error(message);
    reported = message;
  },
};
