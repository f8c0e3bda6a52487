import type { Finding } from "../judge";

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

function namePlace({ url, lastLine, firstColumn }: Message, origin: string, folder: string): string {
  const place = (url ?? "the checker itself").replace(origin, "").replace(`file:${folder}/`, "");
  return [place, lastLine, firstColumn].filter((part) => part !== undefined).join(":");
}

function count(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `${texts.filter((other) => other === text).length} times: ${text}`);
}

/**
 * Tells mistakes from advice, of which it counts each kind.
 * @param json the checker's answer
 * @param origin of the pages, which is left out of their places
 * @param folder of the files, which is left out as well
 */
export function readMessages(
  json: string,
  { origin, folder }: { origin: string; folder: string },
): { findings: Finding[]; notes: string[] } {
  const { messages } = JSON.parse(json) as { messages: Message[] };
  return {
    findings: messages.filter(isFault).map((fault) => ({
      where: namePlace(fault, origin, folder),
      what: `${fault.message}${fault.extract ? `\n${fault.extract.trim().slice(0, shown)}` : ""}`,
    })),
    notes: count(messages.filter((message) => !isFault(message)).map(({ message }) => message)),
  };
}
