import { z } from "zod";

/** A schema without its optional wrappers. */
function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;
}

/** Fields of an object in the contract's order; none where the contract knows no object. */
export function listKeys(schema: unknown): string[] {
  const bare = unwrap(schema);
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
}

/** Schema of a field of an object. */
export function fieldOf(schema: unknown, key: string): unknown {
  const bare = unwrap(schema);
  return bare instanceof z.ZodObject ? bare.shape[key] : undefined;
}

/** Schema of a list's entries. */
export function entryOf(schema: unknown): unknown {
  const bare = unwrap(schema);
  return bare instanceof z.ZodArray ? bare.element : undefined;
}
