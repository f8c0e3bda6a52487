import { vercelStegaClean } from "@vercel/stega";

/** Returns the data of a query in a build hook, without the sources that texts have in previews. Throws the GraphQL errors if it failed. */
export async function readAnswer<Data>(answer: Promise<{ errors?: unknown; data?: Data | undefined }>): Promise<Data> {
  const { errors, data } = await answer;
  if (data === undefined || errors !== undefined) throw new Error(`A query failed: ${JSON.stringify(errors)}`);
  return vercelStegaClean(data);
}
