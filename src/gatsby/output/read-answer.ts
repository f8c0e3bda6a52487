/** Returns the data of a query in a build hook. Throws the GraphQL errors if it failed. */
export async function readAnswer<Data>(answer: Promise<{ errors?: unknown; data?: Data | undefined }>): Promise<Data> {
  const { errors, data } = await answer;
  if (data === undefined || errors !== undefined) throw new Error(`A query failed: ${JSON.stringify(errors)}`);
  return data;
}
