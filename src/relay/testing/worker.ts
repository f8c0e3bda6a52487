import type { Channel } from "../store/submission";
import type { Environment } from "../environment";
import worker from "../worker";
import { openDatabase, openEmpty } from "./database";

const opening = openDatabase();

/** Mail as the worker hands it to the platform. */
export interface Sent {
  from: string;
  to: string;
  raw: string;
}

/** Opens the worker with an empty database, and collects the mail that it sends. @param settings of its environment */
export async function openWorker(settings: object = {}, channels?: readonly Channel[]) {
  const database = await opening;
  const store = await openEmpty(database, channels);
  const sent: Sent[] = [];
  const within = { limit: () => Promise.resolve({ success: true }) };
  const environment = {
    // Another object each time, because answers about the health of a database are kept for a minute.
    SUBMISSIONS: { prepare: database.prepare.bind(database), batch: database.batch.bind(database) },
    MAIL: { send: (mail: Sent) => Promise.resolve(void sent.push(mail)) },
    LIMIT: within,
    LIMIT_WIDER: within,
    LIMIT_ALL: within,
    ...settings,
  } as unknown as Environment;
  const logged = jest.spyOn(console, "error").mockImplementation();

  /** Runs the schedule at a time. Returns its alert, or an empty text. */
  async function run(time: number): Promise<string> {
    jest.spyOn(Date, "now").mockReturnValue(time);
    return worker.scheduled({ scheduledTime: time }, environment).then(
      () => "",
      (error: unknown) => (error as Error).message,
    );
  }

  /** Hands over a mail. Returns the reason of its rejection, or an empty text. */
  async function receive(raw: string): Promise<string> {
    let rejected = "";
    const setReject = (reason: string) => (rejected = reason);
    await worker.email({ raw: new Response(raw).body, rawSize: raw.length, setReject } as never, environment);
    return rejected;
  }

  /** Answers a request, and waits for the work that goes on after the answer. */
  async function answer(request: Request): Promise<Response> {
    const pending: Promise<unknown>[] = [];
    const response = await worker.fetch(request, environment, { waitUntil: (work) => void pending.push(work) });
    await Promise.all(pending);
    return response;
  }

  return { database, store, environment, sent, logged, run, receive, answer };
}
