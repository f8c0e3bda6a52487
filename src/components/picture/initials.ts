import { withoutSources } from "../../text/without-sources";

/** Returns the initials of the first and last word of a name, without titles such as *Dr.* */
export function initialsOf(name: string): string {
  const words = withoutSources(name)
    .split(/\s+/u)
    .filter((word) => word !== "" && !word.endsWith("."));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.match(/^./u)?.[0] ?? "");
  return letters.join("").toLocaleUpperCase("en");
}
