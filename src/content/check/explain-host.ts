import { domainToASCII, domainToUnicode } from "node:url";

import { finding, type Finding } from "../problem";
import { explainWrapped } from "./explain-wrapped";

const latin = /\p{Script=Latin}/u;

/** Alphabets with letters that look Latin. */
const similar = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Signs that no name of a host needs, e.g. one that looks like a slash. */
const sign = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Join_Control}_·:[\]-]/u;

/** Cyrillic letters that look Latin, each with its twin. */
const twins = new Map(
  "аa сc ԁd еe һh іi јj ӏl оo рp ԛq ѕs ԝw хx уy".split(" ").map(([twin, letter]) => [twin, letter]),
);

/** Replaces Cyrillic letters by Latin ones, if all have a twin. */
function imitate(label: string): string {
  const letters = Array.from(label, (letter) => (/[\d-]/u.test(letter) ? letter : twins.get(letter)));
  return letters.includes(undefined) ? label : letters.join("");
}

/** Reports an address that leads to another host than it seems to. A host in one alphabet, whichever, is accepted. */
export function explainHost(link: string): Finding[] {
  const [, authority] = /^(?:https?:\/\/|mailto:[^?]*@)([^/?#]*)/iu.exec(link) ?? [];
  if (authority === undefined) return [];
  const encoded = domainToASCII(authority.replace(/^.*@|:\d*$/gu, ""));
  const decoded = domainToUnicode(encoded);
  const name = `${decoded} (${encoded})`;
  const report = (message: string) =>
    finding("link-deceptive", message, "Copy the address from the address bar of a browser");
  // Node 24 and newer accept a label that is no Punycode, and leave it as it is.
  if (encoded === "" || /(?:^|\.)xn--/u.test(decoded)) return [report(`${link} has no valid host`)];
  if (authority.includes("@")) return [report(`${link} leads to ${decoded}: what is before the @ is a user name`)];
  const labels = decoded.split(".");
  if (labels.some((label) => (latin.test(label) && similar.test(label)) || sign.test(label)))
    return [report(`the host ${name} mixes letters of several alphabets`)];
  const seeming = labels.map(imitate).join(".");
  if (seeming === decoded || similar.test(labels.at(-1) ?? "")) return explainWrapped(link);
  return [{ ...report(`the host ${name} looks like ${seeming}`), level: "warning" }];
}
