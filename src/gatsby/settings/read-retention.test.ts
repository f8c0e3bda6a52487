import worker from "../../relay/worker";
import { readRetention } from "./read-retention";

const day = 24 * 60 * 60 * 1000;
const secret = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;

/** Settings of the relay: unset, empty, valid, too small and invalid. */
const values = {
  DELIVERED_DAYS: [undefined, "", 7, "0"],
  BOUNCE_DAYS: [undefined, " ", "3", "soon"],
  DEAD_DAYS: [undefined, 200, "90", "1.5"],
  BOUNCE_SECRET: [undefined, secret],
};

type Variables = Partial<Record<keyof typeof values, string | number | undefined>>;

function listCombinations(): Variables[] {
  return Object.entries(values).reduce<Variables[]>(
    (all, [name, options]) => all.flatMap((one) => options.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** Lists what a run of the relay deletes with these settings: of each state, the days after which it does. */
async function listDeleted(settings: Variables) {
  const deleted: Record<string, number> = {};
  const now = 1000 * day;
  function prepare(sql: string) {
    const bind = (state: string, before: number) => {
      if (/^DELETE FROM deliveries\b.* state = \?/su.test(sql)) deleted[state] = (now - before) / day;
      return { run: () => Promise.resolve({ results: [], meta: {} }) };
    };
    return { bind };
  }
  const environment = { ...settings, SUBMISSIONS: { prepare, batch: () => Promise.resolve([]) } };
  jest.spyOn(Date, "now").mockReturnValue(now);
  jest.spyOn(console, "error").mockImplementation();
  await worker.scheduled({ scheduledTime: now }, environment as never).catch(() => undefined);
  return deleted;
}

test.each([false, true])("the notice has the days after which the relay deletes; preview: %s", async (preview) => {
  for (const variables of listCombinations()) {
    // A secret is unknown to the build, and an environment does not inherit the variables of another one.
    const vars = { ...variables, BOUNCE_SECRET: undefined };
    const others = { DELIVERED_DAYS: 11, BOUNCE_DAYS: 12, DEAD_DAYS: 313 };
    const text = JSON.stringify(preview ? { vars: others, env: { preview: { vars } } } : { vars });
    const printed = readRetention(text, preview);
    const days = { delivered: Number(printed.DELIVERED_DAYS), dead: Number(printed.DEAD_DAYS) };
    expect({ ...variables, ...days }).toEqual({ ...variables, ...(await listDeleted(variables)) });
  }
});

test("a lead that could not be delivered is kept for at least 180 days", () => {
  for (const days of [undefined, 1, "90", 180])
    expect(readRetention(JSON.stringify({ vars: { DEAD_DAYS: days } }), false).DEAD_DAYS).toBe("180");
});
