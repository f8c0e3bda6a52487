import { readDraft } from "./draft";

const submission = { firstName: "Ana", lastName: "Ruiz", phone: "1", email: "ana@acme.example", message: "Hello" };
const sent = { id: "one", submission };

test("a draft is read as it was stored", () => {
  const draft = { entered: submission, sent, failed: true };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  expect(readDraft(JSON.stringify({ entered: submission }))).toEqual({ entered: submission });
});

test.each([null, "", "{", "[]", '"x"', "{}", '{"entered":{"firstName":"Ana"}}', '{"entered":null}'])(
  "%j is no draft",
  (stored) => expect(readDraft(stored)).toBeUndefined(),
);

test("a draft whose last attempt cannot be read keeps its text", () => {
  const wrong = [{}, { id: 1, submission }, { id: "one" }, { id: "one", submission: {} }, { id: "ид", submission }];
  for (const broken of [null, 1, ...wrong])
    expect(readDraft(JSON.stringify({ entered: submission, sent: broken }))).toEqual({ entered: submission });
});
