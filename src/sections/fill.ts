/** Fills `{name}` in a text with what is given for it. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (hole, name: string) => values[name] ?? hole);
}
