import { isObject, valueAt } from "../../src/content/read/record";
import type { Fields } from "./arbitrary";
import type { Company } from "./company";
import type { Fault } from "./visit";

/** Returns what a fault is, without the names and numbers that shrinking changes. */
export function nameFault({ fault }: Fault): string {
  const kind = /^(?:at \d+ px: )?(?:axe: [\w-]+|(?:console|error|clipped|broken|[^:]+ of [^:]+|[^:/]+):)/u.exec(
    fault,
  )?.[0];
  return (kind ?? fault).replace(/(?<!at )\d+/gu, "#").slice(0, 60);
}

/** A simpler value in the place of one, at a path of keys and indexes. Undefined deletes it. */
interface Step {
  path: readonly (string | number)[];
  to: unknown;
}

/** Lists the ways to simplify a value, the largest first: without a field, without an entry, with a shorter text. */
function listSteps(value: unknown, path: Step["path"] = []): Step[] {
  if (typeof value === "string") {
    const { 0: first = "" } = /[\p{L}\p{N}]{1,12}/u.exec(value) ?? [];
    // Keys and addresses are in ASCII and have no spaces.
    return first !== "" && first.length < value.length && /[^\x21-\x7E]/u.test(value) ? [{ path, to: first }] : [];
  }
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((each, index): [number, unknown] => [index, each])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [
    ...entries.map(([key]) => ({ path: [...path, key], to: undefined })),
    ...entries.flatMap(([key, each]) => listSteps(each, [...path, key])),
  ];
}

/** Applies a step to a copy of a value. */
function applyStep<Value>(value: Value, { path, to }: Step): Value {
  const copy = structuredClone(value);
  const parent = valueAt(copy, path.slice(0, -1));
  const key = path.at(-1) ?? "";
  if (typeof parent !== "object" || parent === null || !(key in parent)) return value;
  if (to !== undefined) Reflect.set(parent, key, to);
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return copy;
}

/**
 * Lists simpler versions of a value: each keeps one part and has the least of all others. The smallest comes first.
 * @param depth of the kept parts
 */
export function listTrials<Value>(value: Value, depth: number, isValid: (value: Value) => boolean): Value[] {
  // From the end, so that the places of earlier entries stay.
  const steps = listSteps(value).reverse();
  const kept = [
    ...new Set(steps.filter(({ path }) => path.length >= depth).map(({ path }) => place(path.slice(0, depth)))),
  ];
  const trials = ["none", ...kept].map((part) =>
    steps.reduce((at, step) => {
      const own = place(step.path);
      if (own.startsWith(part) || part.startsWith(own)) return at;
      const next = applyStep(at, step);
      return isValid(next) ? next : at;
    }, value),
  );
  const size = (trial: Value) => JSON.stringify(trial).length;
  const all = new Map(trials.map((trial) => [JSON.stringify(trial), trial]));
  return [...all.values()].filter((trial) => size(trial) < size(value)).sort((one, other) => size(one) - size(other));
}

const place = (path: Step["path"]) => `${path.join("/")}/`;

const isPage = (name: string, value: unknown): value is Fields & { sections: Fields[] } =>
  name.startsWith("pages/") && isObject(value) && Array.isArray(value["sections"]);

/** Lists companies with less around a page, the one with least first. */
export function listCalmer(company: Company, path: string, simple: Company): Company[] {
  const change = (edit: (name: string, value: unknown) => unknown): Company =>
    Object.fromEntries(
      Object.entries(company).flatMap(([name, value]) => {
        const changed = edit(name, value);
        return changed === undefined ? [] : [[name, changed]];
      }),
    );
  const edits: ((name: string, value: unknown) => unknown)[] = [
    (name, value) => (name === "interface.json" ? simple[name] : value),
    (name, value) =>
      isPage(name, value) && value["path"] !== path && name !== "pages/contact.json"
        ? { ...value, sections: value.sections.slice(0, 1) }
        : value,
    (name, value) => (name.endsWith(".mdx") && !path.endsWith(name.replace(/^.*\/|\.mdx$/gu, "")) ? undefined : value),
    ...Object.keys(company)
      .filter((name) => Array.isArray(company[name]) && name !== "team.json" && (company[name] as unknown[]).length > 0)
      .map((list) => (name: string, value: unknown) => (name === list ? [] : value)),
  ];
  return [
    change((name, value) => edits.reduce((at, edit) => (at === undefined ? at : edit(name, at)), value)),
    ...edits.map(change),
  ];
}

/** Returns a company in which pages `/try-1`, `/try-2`, … show variants of the sections of a page after its first. */
export function addTrials(company: Company, name: string, trials: readonly (readonly Fields[])[]): Company {
  const page = company[name] as Fields & { sections: Fields[] };
  return {
    ...company,
    ...Object.fromEntries(
      trials.map((sections, index) => {
        const path = `/try-${index + 1}`;
        return [`pages${path}.json`, { ...page, path, aliases: undefined, sections }];
      }),
    ),
  };
}
