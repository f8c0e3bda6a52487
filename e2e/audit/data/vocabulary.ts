/** What a property may be. */
export interface Range {
  /** Types of things. */
  types: ReadonlySet<string>;
  /** Texts, also of addresses, dates and lengths; those of an enumeration are not told apart. */
  text: boolean;
  number: boolean;
  boolean: boolean;
}

/** Properties by their names; undefined for a type that there is not. */
export type Vocabulary = (type: string) => ReadonlyMap<string, Range> | undefined;

/** An object of JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;

interface Fault {
  /** From the outermost thing on: `logo.width`. */
  path: string;
  what: string;
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null;
}

function isInRange(value: unknown, type: string | undefined, range: Range): boolean {
  if (isThing(value)) return type !== undefined && range.types.has(type);
  if (typeof value === "number") return range.number;
  return typeof value === "boolean" ? range.boolean : range.text;
}

function listValues(thing: Thing): [property: string, path: string, value: unknown][] {
  return Object.entries(thing)
    .filter(([property]) => !property.startsWith("@"))
    .flatMap(([property, value]) =>
      Array.isArray(value)
        ? value.map((one: unknown, index): [string, string, unknown] => [property, `${property}[${index}]`, one])
        : [[property, property, value] satisfies [string, string, unknown]],
    );
}

/** The type of a thing, and of one that is only pointed at. */
function findType(thing: Thing, graph: readonly Thing[]): string | undefined {
  const named = thing["@type"] ?? graph.find((other) => other["@id"] === thing["@id"])?.["@type"];
  return typeof named === "string" ? named : undefined;
}

/** Holds a thing, and all things in it, against the vocabulary. `graph` has the things that it may point at. */
export function checkThing(thing: Thing, graph: readonly Thing[], vocabulary: Vocabulary): Fault[] {
  const type = findType(thing, graph);
  if (type === undefined) return [{ path: "@type", what: "there is a thing without a type" }];
  const properties = vocabulary(type);
  if (!properties) return [{ path: "@type", what: `schema.org has no type ${type}` }];
  return listValues(thing).flatMap(([property, path, value]) => {
    const range = properties.get(property);
    if (!range) return [{ path, what: `schema.org's ${type} has no ${property}` }];
    const kind = isThing(value) ? findType(value, graph) : typeof value;
    const faults = isThing(value) ? checkThing(value, graph, vocabulary) : [];
    const inside = faults.map((fault) => ({ ...fault, path: `${path}.${fault.path}` }));
    if (isInRange(value, kind, range)) return inside;
    return [{ path, what: `schema.org's ${type} takes no ${kind ?? "such thing"} as ${property}` }, ...inside];
  });
}
