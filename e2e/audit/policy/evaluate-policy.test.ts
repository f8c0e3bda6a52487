import { headerPolicy, writePagePolicy } from "../../../src/deploy/policy";
import { evaluatePolicy } from "./evaluate-policy";

const page = { scripts: ["start()"], styles: ["a{color:red}"] };

test("what the site writes has no weakness, with a relay elsewhere or without", () => {
  for (const relay of [undefined, "https://relay.acme.example"]) {
    const policy = writePagePolicy({ ...page, ...(relay === undefined ? {} : { relay }) });
    expect(evaluatePolicy(`${policy};${headerPolicy}`).faults).toEqual([]);
  }
});

test("what is left is that the site's own files may run", () => {
  expect(evaluatePolicy(writePagePolicy(page)).notes).toEqual([
    expect.stringMatching(/^script-src 'self' \(MEDIUM_MAYBE\)/u),
  ]);
});

test.each([
  ["unsafe-inline", "script-src 'self' 'unsafe-inline'"],
  ["a whole scheme", "script-src https:"],
  ["a host that carries others' scripts", "script-src 'self' https://www.googleapis.com"],
  ["no word on scripts", "img-src 'self'"],
  ["a missing semicolon", "default-src 'none' script-src 'self'"],
])("%s is a fault", (_, policy) => {
  expect(evaluatePolicy(`object-src 'none';base-uri 'none';${policy}`).faults).not.toEqual([]);
});
