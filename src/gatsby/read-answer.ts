/** Result of a query in Gatsby's build-time APIs. */
interface Answer<Data> {
  errors?: unknown;
  data?: Data | undefined;
}

/** The data of a query; throws with GraphQL's own words when it failed. */
export async function readAnswer<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { errors, data } = await answer;
  if (data === undefined || errors !== undefined) throw new Error(`A query failed: ${JSON.stringify(errors)}`);
  return data;
}
