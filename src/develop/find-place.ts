import type { PlacedFile } from "../content/places";

/** What was clicked. */
export interface Clicked {
  /** Its text, then those of the elements around it, up to the page. The first is empty for a picture. */
  texts: readonly string[];
  /** What it is called instead of a text: alternative text, name of the file, day. */
  names: readonly string[];
  /** Path of the page. */
  page: string;
}

export interface Place {
  file: PlacedFile;
  line: number;
}

interface Entry extends Place {
  key: string;
  /** Keys of all texts of its file, and its index among them. */
  keys: readonly string[];
  index: number;
}

/** Number of texts before and after one in its file that tell it from equal ones. */
const reach = 4;

/** Shorter keys are in many texts by chance; longer ones are those of several records. */
const [shortest, longest] = [3, 500];

/** Texts of other pages are found if they begin their file, as titles and descriptions do, or are as long. */
const foreign = { index: 20, length: 16 };

/** Removes what differs between a file and its page: white space, invisible characters, forms of characters and dashes. */
function toKey(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]+/gu, "")
    .replace(/\p{Pd}/gu, "-");
}

function listEntries(files: readonly PlacedFile[]): Entry[] {
  return files.flatMap((file) => {
    const keys = file.texts.map(({ text }) => toKey(text));
    return file.texts.map(({ line }, index) => ({ file, line, keys, index, key: keys[index] ?? "" }));
  });
}

/** Measures how much of a text a key is, whose placeholders are replaced (*{n} posts*); 0 unless all of it is there. */
function measureShare(text: string, key: string): number {
  const parts = key.split(/\{\w+\}/u);
  let end = 0;
  for (const part of parts) {
    const start = text.indexOf(part, end);
    if (start < 0) return 0;
    end = start + part.length;
  }
  const length = parts.join("").length;
  const isWhole =
    parts.length > 1 && length >= shortest && text.startsWith(parts[0] ?? "") && text.endsWith(parts.at(-1) ?? "");
  return isWhole ? text.length : length + parts.length - 1;
}

/** Finds entries of which a text is a part, or the entries of its longest part. */
function findParts(entries: readonly Entry[], text: string): Entry[] {
  const longer = entries.filter(({ key }) => key.includes(text));
  if (longer.length > 0) return longer;
  const shares = entries.map(({ key }) => measureShare(text, key));
  const share = Math.max(shortest, ...shares);
  return entries.filter((_, index) => shares[index] === share);
}

/** Finds the entries of the largest equal text, of an equal name, or of parts of the text or of the one around it. */
function search(entries: readonly Entry[], own: readonly Entry[], texts: readonly string[], names: readonly string[]) {
  const findEqual = (wanted: readonly string[]) => {
    const text = wanted.find((each) => each !== "" && entries.some(({ key }) => key === each));
    return entries.filter(({ key }) => key === text);
  };
  const whole = texts[0] === "" ? [] : findEqual(texts.toReversed());
  const equal = whole.length > 0 ? whole : findEqual(names);
  if (equal.length > 0) return equal;
  const near = texts.filter(({ length }) => length >= shortest && length <= longest);
  return near.map((text) => findParts(own, text)).find(({ length }) => length > 0) ?? [];
}

/** Measures how much of the texts before and after an entry is in a text. Near ones count more, and labels precede values. */
function measureContext({ keys, index, key }: Entry, text: string): number {
  let sum = 0;
  for (let offset = -reach; offset <= reach; offset++) {
    const near = keys[index + offset] ?? "";
    const distance = offset < 0 ? -offset : 2 * offset;
    if (near.length >= shortest && !key.includes(near) && text.includes(near)) sum += near.length / distance;
  }
  return sum;
}

/** Finds where a text or a picture of a page is written; of several places, the one whose neighbors are shown next to it. */
export function findPlace(files: readonly PlacedFile[], { texts, names, page }: Clicked): Place | undefined {
  const [levels, keys] = [texts.map(toKey), names.map(toKey)];
  const isOfPage = ({ file }: Place) => file.pages?.includes(page) ?? false;
  const isOwn = (entry: Entry) => entry.file.pages === undefined || isOfPage(entry);
  const entries = listEntries(files).filter(
    (entry) => isOwn(entry) || entry.index < foreign.index || entry.key.length >= foreign.length,
  );
  const all = search(entries, entries.filter(isOwn), levels, keys);
  let found = all.some(isOwn) ? all.filter(isOwn) : all;
  for (const level of [keys.join(""), ...levels]) {
    const scores = found.map((entry) => measureContext(entry, level) * (isOfPage(entry) ? 2 : 1));
    const best = Math.max(...scores);
    found = found.filter((_, index) => scores[index] === best);
  }
  return found.find(isOfPage) ?? found[0];
}
