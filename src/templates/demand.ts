/** Returns a value of a query that the content check requires; null would be a page without content. */
export function demand<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`The ${name} is missing.`);
  return value;
}
