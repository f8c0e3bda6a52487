import type { Finding } from "../judge";
import type { Excuse } from "./excuses";

/** What the Nu Html Checker says of one place. */
interface Message {
  /** `info` is a warning or, without a subtype, a piece of advice. */
  type: "error" | "info" | "non-document-error";
  subType?: string;
  url?: string;
  lastLine?: number;
  firstColumn?: number;
  message: string;
  extract?: string;
}

/** Most characters of a page that are shown. */
const shown = 100;

function isFault({ type, subType }: Message): boolean {
  return type !== "info" || subType === "warning";
}

function isExcused({ message, extract = "" }: Message, excuse: Excuse): boolean {
  return excuse.message.test(message) && (excuse.extract?.test(extract) ?? true);
}

function namePlace({ url, lastLine, firstColumn }: Message, origin: string, folder: string): string {
  const place = (url ?? "the checker itself").replace(origin, "").replace(`file:${folder}/`, "");
  return [place, lastLine, firstColumn].filter((part) => part !== undefined).join(":");
}

function count(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `${texts.filter((other) => other === text).length} times: ${text}`);
}

/**
 * Tells mistakes from advice and from what is excused, of which it counts each kind.
 * @param json the checker's answer
 * @param origin of the pages, which is left out of their places
 * @param folder of the files, which is left out as well
 */
export function readMessages(
  json: string,
  { origin, folder, excuses }: { origin: string; folder: string; excuses: readonly Excuse[] },
): { findings: Finding[]; notes: string[] } {
  const { messages } = JSON.parse(json) as { messages: Message[] };
  const faults = messages.filter(isFault);
  const excused = faults.flatMap((fault) => excuses.find((excuse) => isExcused(fault, excuse))?.reason ?? []);
  const idle = excuses.filter((excuse) => !faults.some((fault) => isExcused(fault, excuse)));
  return {
    findings: faults
      .filter((fault) => !excuses.some((excuse) => isExcused(fault, excuse)))
      .map((fault) => ({
        where: namePlace(fault, origin, folder),
        what: `${fault.message}${fault.extract ? `\n${fault.extract.trim().slice(0, shown)}` : ""}`,
      })),
    notes: [
      ...count(messages.filter((message) => !isFault(message)).map(({ message }) => message)),
      ...count(excused.map((reason) => `excused: ${reason}`)),
      ...idle.map(({ reason }) => `excuse that nothing needs: ${reason}`),
    ],
  };
}
