import { parseUrl } from "./parse-url";

test("an address with an umlaut is parsed, however often, and a text that is none is not", () => {
  const hosts = Array.from({ length: 50_000 }, () => parseUrl("https://müller.example/")?.host);
  expect(new Set(hosts)).toEqual(new Set(["xn--mller-kva.example"]));
  expect(["", "müller.example", "https://a b"].map(parseUrl)).toEqual([undefined, undefined, undefined]);
});
