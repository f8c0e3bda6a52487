import { createBody } from "../../relay/delivery/send-webhook";
import { openDatabase, openEmpty } from "../../relay/testing/database";
import { stored } from "../../relay/testing/relay";
import { deletePerson, listPerson, readAddress } from "./statements";

const opening = openDatabase();

async function open() {
  const database = await opening;
  const store = await openEmpty(database, ["mail", "webhook"]);
  const run = async (sql: string) => (await database.prepare(sql).all()).results;
  const ids = async (table: string) => (await run(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);
  const list = async () =>
    (await run("SELECT id, channel, kind FROM deliveries ORDER BY 1, 2, 3")).map((row) => Object.values(row).join(" "));
  return { store, run, ids, list };
}

const address = "ana.o'hara@acme.example";

test("everything of an address is listed and deleted, also its bounces, and nothing of another one", async () => {
  const { store, run, ids, list } = await open();
  await store.add({ ...stored, id: "one", email: address }, 0);
  await store.add({ ...stored, id: "other", email: "ana.o@acme.example", message: `Ask ANA.O'Hara@acme.example` }, 0);
  await run("INSERT INTO bounces VALUES ('one', 1, 1, 'no', 0), ('other', 1, 1, 'no', 0)");
  const rows = await run(listPerson(readAddress(" Ana.O'Hara@ACME.example\u200b ")));
  expect(rows.map(({ id, channel, where }) => [id, channel, where]).sort()).toEqual([
    ["one", "mail", "sender"],
    ["one", "webhook", "sender"],
    ["other", "mail", "in the message"],
    ["other", "webhook", "in the message"],
  ]);
  for (const statement of deletePerson(address, false)) await run(statement);
  expect(await list()).toEqual(["other mail submission", "other webhook submission"]);
  expect([await ids("bounces"), await ids("deletions")]).toEqual([["other"], ["one"]]);
});

test.each([
  [
    "ána.müller@bücher.example",
    ["ÁNA.MÜLLER@BÜCHER.example", "A\u0301NA.Mu\u0308ller@bÜcher.EXAMPLE", "Ána.mÜLLER@Bu\u0308cher.example"],
  ],
  [
    "иван.йот@почта.example",
    ["ИВАН.ЙОТ@ПОЧТА.example", "Иван.И\u0306от@почта.Example", "иван.и\u0306от@Почта.example"],
  ],
  ["straße@acme.example", ["STRAẞE@ACME.EXAMPLE", "Straße@acme.example"]],
  ["σωκράτης@acme.example", ["ΣΩΚΡΆΤΗΣ@ACME.example", "Σωκράτης@acme.example"]],
  ["абвгдеёжзийклмнопрстуфхцчшщъыьэюя@acme.example", ["АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ@acme.example"]],
  ["tuấn@acme.example", ["TUẤN@acme.example", "TUA\u0302\u0301N@acme.example"]],
])("capitals with accents, whole or of two characters, are found for %s, and no other letters", async (own, forms) => {
  const { store, run, ids } = await open();
  const toCapitals = (text: string) => text.replace("ß", "ẞ").toUpperCase();
  await store.add({ ...stored, id: "own", email: toCapitals(own).normalize("NFD") }, 0);
  for (const [index, form] of forms.entries())
    await store.add({ ...stored, id: `form${index}`, message: `Ask ${form}!` }, 0);
  const plain = own.normalize("NFD").replace(/\p{M}/gu, "").replace("ß", "ss");
  await store.add({ ...stored, id: "plain", email: "a@acme.example", message: `Ask ${plain === own ? "" : plain}` }, 0);
  const rows = await run(listPerson(readAddress(toCapitals(own))));
  const found = rows.flatMap(({ id, channel, where }) =>
    channel === "mail" ? [`${String(id)} ${String(where)}`] : [],
  );
  expect(found.sort()).toEqual([...forms.map((_, index) => `form${index} in the message`), "own sender"]);
  for (const statement of deletePerson(readAddress(own), false)) await run(statement);
  expect(await ids("deliveries")).not.toContain("own");
});

test("receivers that ask for it get one webhook for each deletion, without anything about the person", async () => {
  const { store, run, list } = await open();
  await store.add({ ...stored, id: "one", email: address }, 0);
  for (const round of [1, 2]) {
    for (const statement of deletePerson(address, true)) await run(statement);
    expect([round, ...(await list())]).toEqual([round, "one webhook deletion"]);
  }
  const [due] = await store.claimDue(Date.now() + 1000, Date.now() + 60_000, 20);
  expect(createBody(due ?? stored)).toMatch(
    /^\{"type":"submission\.deleted","timestamp":"[^"]+","data":\{"id":"one"\}\}$/u,
  );
});

test.each(["", "ana", "@", "ana @acme.example", "ana@acme.example bob@acme.example"])("%j is no address", (text) => {
  expect(() => readAddress(text)).toThrow("is not an email address");
});
