import { UsageError } from "./usage-error";

/** Most routes that a message lists. */
const shown = 8;

/**
 * The routes to measure.
 * @param asked those of the command line; a slash at the end does not matter
 * @param known every route there is
 * @param usual those to take when none was asked for
 */
export function chooseRoutes(asked: readonly string[], known: readonly string[], usual = known): readonly string[] {
  const routes = asked.map((route) => `/${route.replace(/^\/+|\/+$/gu, "")}`);
  const unknown = routes.filter((route) => !known.includes(route));
  if (unknown.length > 0) {
    const some = known.slice(0, shown).join("  ");
    const rest = known.length > shown ? `  and ${known.length - shown} more` : "";
    throw new UsageError(`No page at ${unknown.join(", ")}. There are: ${some}${rest}`);
  }
  return routes.length > 0 ? [...new Set(routes)] : usual;
}
