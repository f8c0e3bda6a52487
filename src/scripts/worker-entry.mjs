/**
 * Entry before the worker, which does three things that the edge does by itself.
 *
 * It brings mail to the outbox: the engine judges a mail as the edge does, but throws it away when it ends.
 *
 * It reads to its end whatever the worker left of a request. The engine would close the connection after the answer without having
 * said so, and the client's next request on it would be lost.
 *
 * It prints why a run of the clock failed, once while that stays the same.
 * @param {string} worker file beside it
 */
export function writeEntry(worker) {
  return `
    import worker from "./${worker}";
    export * from "./${worker}";

    function prepare({ OUTBOX, ...environment }) {
      async function send(mail) {
        await environment.MAIL.send(mail);
        // So the engine calls what the mail was made from.
        const answer = await OUTBOX.fetch("http://outbox", { method: "POST", body: mail["EmailMessage::raw"] });
        if (!answer.ok) throw new Error(await answer.text());
      }
      return { ...environment, MAIL: { send } };
    }

    let reported;
    async function runScheduled(event, environment, context) {
      try {
        await worker.scheduled(event, prepare(environment), context);
        reported = undefined;
      } catch (error) {
        if (error.message !== reported) console.error(error.message);
        reported = error.message;
        throw error;
      }
    }

    export default {
      ...worker,
      async fetch(request, environment, context) {
        const answer = await worker.fetch(request, prepare(environment), context);
        if (request.body && !request.bodyUsed) await request.body.pipeTo(new WritableStream()).catch(() => {});
        return answer;
      },
      scheduled: runScheduled,
    };
  `;
}
