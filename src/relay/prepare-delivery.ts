import { createKey } from "./bounces/signature";
import { maxAttempts } from "./delivery/attempts";
import { createMail, simplify, type Mail } from "./delivery/compose-mail";
import { chooseSendMail } from "./delivery/send-mail";
import { chooseSendWebhook } from "./delivery/send-webhook";
import type { Environment } from "./environment";
import type { Settings } from "./settings";
import { openStore, type Store } from "./store/store";
import { nameDelivery, type Stored } from "./store/submission";

/** Creates the mail of a submission, for the second recipient after a bounce; that of a canary is not for sales. */
async function prepareMail(stored: Stored, settings: Settings, store: Store): Promise<Mail> {
  const { bounceSecret, canarySecret, addresses } = settings;
  const { from, second = addresses.to, canary = from } = addresses;
  const isTest = stored.kind === "canary";
  const secrets = isTest ? canarySecret : bounceSecret;
  const readsBounces = secrets && !isTest;
  const { count, isSecond } = readsBounces ? await store.readBounces(stored.id) : { count: 0, isSecond: false };
  const to = isTest ? canary : isSecond ? second : addresses.to;
  const mail = createMail(stored, { from, to });
  if (!secrets) return mail;
  // A copy of the mail of a canary must not pass for a later one.
  const number = isTest ? stored.receivedAt : count;
  const name = nameDelivery(stored);
  const key = await createKey(secrets, name, number);
  return { ...mail, tracking: { number, key, tag: `${name}-${number}` } };
}

/** Opens the store and what sends mail and webhooks, by the settings. */
export function prepareDelivery(environment: Environment, settings: Settings, now: () => number) {
  const store = openStore(environment.SUBMISSIONS, settings.channels);
  const sendMail = chooseSendMail({ ...environment, MAIL_API_TOKEN: settings.mailApiToken }, settings.mailApiUrl);
  const send = {
    mail: async (stored: Stored) => {
      const mail = await prepareMail(stored, settings, store);
      await sendMail(stored.attempts < maxAttempts ? mail : simplify(mail));
    },
    webhook: chooseSendWebhook(environment, settings, now),
  };
  return { store, send, sendMail, now, log: console.error };
}
