import { chooseId, makeId, readDraft } from "./draft";

const submission = {
  firstName: "Ana",
  lastName: "Ruiz",
  phone: "1",
  email: "ana@acme.example",
  message: "Hello, you.",
};
const sent = { id: "one", submission };

test("a draft comes back as it was stored", () => {
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

test("a draft whose last try cannot be read keeps its words", () => {
  for (const broken of [null, 1, {}, { id: 1, submission }, { id: "one" }, { id: "one", submission: {} }])
    expect(readDraft(JSON.stringify({ entered: submission, sent: broken }))).toEqual({ entered: submission });
});

test("a retry of the same message keeps its id, another message gets another", () => {
  const make = () => "two";
  expect(chooseId(sent, { ...submission }, make)).toBe("one");
  expect(chooseId(sent, { ...submission, message: "Hello, all." }, make)).toBe("two");
  expect(chooseId(undefined, submission, make)).toBe("two");
});

test("ids are random UUIDs of version 4", () => {
  const ids = Array.from({ length: 100 }, () => makeId());
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(new Set(ids).size).toBe(100);
});
