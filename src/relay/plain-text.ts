/** Makes the text of a stranger harmless in mails and alerts: no tag, no link, no control character, and not longer than `length`. */
export function toPlainText(text: string, length = 200): string {
  return text
    .slice(0, length)
    .replace(/[\p{C}\s]+/gu, " ")
    .replace(/[<>[\]]/gu, "")
    .replaceAll("://", " ")
    .trim();
}
