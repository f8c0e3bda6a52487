import { chooseId, readDraft } from "./draft";

const submission = { firstName: "Ana", lastName: "Ruiz", phone: "1", email: "ana@acme.example", message: "Hello" };
const sent = { id: "one", submission };

test("a draft is read as it was stored", () => {
  const draft = { entered: submission, sent, failed: true };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  expect(readDraft(JSON.stringify({ entered: submission }))).toEqual({ entered: submission });
});

test.each([null, "", "{", "[]", '"x"', "{}", '{"entered":{"firstName":"Ana"}}', '{"entered":null}'])(
  "%j is no draft",
  (stored) => {
    expect(readDraft(stored)).toBeUndefined();
  },
);

test("a draft whose last attempt cannot be read keeps its text", () => {
  const wrong = [{}, { id: 1, submission }, { id: "one" }, { id: "one", submission: {} }, { id: "ид", submission }];
  for (const broken of [null, 1, ...wrong])
    expect(readDraft(JSON.stringify({ entered: submission, sent: broken }))).toEqual({ entered: submission });
});

test("a retry of the same submission has the same id, and another one a random UUID of version 4", () => {
  expect(chooseId(sent, { ...submission })).toBe("one");
  const other = { ...submission, message: "Hello, all." };
  const ids = [chooseId(undefined, submission), ...Array.from({ length: 100 }, () => chooseId(sent, other))];
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(new Set(ids).size).toBe(101);
});
