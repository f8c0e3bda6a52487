/** Tells whether a value is what it should be, and its type. */
export type Shape<Value> = (value: unknown) => value is Value;
export type ValueOf<Checked> = Checked extends Shape<infer Value> ? Value : never;

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** A count, a time or a share: finite, and not below zero. */
export function isQuantity(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

/** A place in a window, which may lie outside it. */
export function isCoordinate(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

export function isTruth(value: unknown): value is boolean {
  return typeof value === "boolean";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function orNothing<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value): value is Value | null => value === null || shape(value);
}

export function listOf<Value>(shape: Shape<Value>): Shape<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every((one) => shape(one));
}

/** An object used as a table: any key, one kind of value. */
export function tableOf<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (value): value is Record<string, Value> => isObject(value) && Object.values(value).every((one) => shape(one));
}

/** An object with at least these members. */
export function objectOf<Members extends Record<string, Shape<unknown>>>(
  members: Members,
): Shape<{ [Name in keyof Members]: ValueOf<Members[Name]> }> {
  return (value): value is { [Name in keyof Members]: ValueOf<Members[Name]> } =>
    isObject(value) &&
    Object.entries(members).every(([name, shape]) => Object.hasOwn(value, name) && shape(value[name]));
}
