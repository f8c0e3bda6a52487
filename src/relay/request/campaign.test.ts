import { defaultCampaign } from "../../text/campaign";
import { readCampaign } from "./campaign";

const page = "https://www.acme.example/contact";
const read = (query: string, names = defaultCampaign) => readCampaign(`${page}?${query}`, names);

test("the parameters of a campaign are read, and no others", () => {
  expect(
    read("utm_source=mail&utm_campaign=Herbst+%C3%BC&gclid=x1&ref=partner&email=ana%40acme.example&gclid2=y"),
  ).toEqual({
    utm_source: "mail",
    utm_campaign: "Herbst ü",
    gclid: "x1",
    ref: "partner",
  });
  expect(read("utm_source=mail&ref=x", ["ref"])).toEqual({ ref: "x" });
  expect(read("utm_source=mail&=x", [])).toEqual({});
});

test("the parameters arrive in the order of the address", () => {
  const query = "utm_source=mail&ref=partner&utm_campaign=spring&ref=other&gclid=x1&utm_source=other";
  expect(Object.entries(read(query))).toEqual([
    ["utm_source", "mail"],
    ["ref", "partner"],
    ["utm_campaign", "spring"],
    ["gclid", "x1"],
  ]);
});

test.each([
  ["a header in a value", "ref=a%0D%0ABcc:%20eve%40acme.example", { ref: "aBcc: eve@acme.example" }],
  ["invisible characters and markup", "ref=%E2%80%AE%3Cb%3E%00x%E2%80%A8%F3%A0%81%81", { ref: "bx" }],
  ["a malformed escape", "ref=%E0%A4%A", { ref: "\ufffd%A" }],
  ["a long value", `ref=${"x".repeat(500)}`, { ref: "x".repeat(100) }],
  ["a long name", `utm_${"x".repeat(50)}=a`, {}],
  ["a name with a line", "utm_%0A=a", {}],
  ["nothing", "ref=&utm_source=+", {}],
  ["a repeated name", "ref=first&ref=second", { ref: "first" }],
  ["a property of every object", "__proto__=x&constructor=y", {}],
])("%s is bounded and cleaned", (_, query, expected) => expect(read(query)).toEqual(expected));

test("at most ten parameters are read, and none of a text that is not an address", () => {
  const many = Array.from({ length: 50 }, (_, index) => `utm_${index}=x`).join("&");
  expect(Object.keys(read(many))).toHaveLength(10);
  expect(read(`${"ref=x&".repeat(20)}gclid=y`)).toEqual({ ref: "x", gclid: "y" });
  for (const referer of ["", "about:client", "/contact?ref=x", `${page}?ref=x&y=${"y".repeat(5000)}`])
    expect(readCampaign(referer, defaultCampaign)).toEqual({});
});
