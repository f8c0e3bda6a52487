import { checkFeed } from "./check-feed";

const self = "https://acme.example/rss.xml";
const item = {
  title: "One",
  link: "https://acme.example/blog/one",
  guid: "https://acme.example/blog/one",
  pubDate: "Wed, 15 Apr 2026 00:00:00 GMT",
  description: "First.",
};

function writeFields(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => `<${name}>${String(value)}</${name}>`)
    .join("");
}

function write(items: readonly object[], link = self): string {
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
    <channel><title>Acme</title><link>https://acme.example/</link><description>All.</description>
    <atom:link href="${link}" rel="self" type="application/rss+xml"/>
    ${items.map((fields) => `<item>${writeFields(fields)}</item>`).join("")}</channel></rss>`;
}

test("a feed with all that the standard asks for is well", () => {
  const text = `<![CDATA[<p><a href="https://acme.example/">Home</a></p>]]>`;
  expect(checkFeed(write([{ ...item, "content:encoded": text }]), self)).toEqual([]);
});

test.each([
  ["an item without a title", write([{ ...item, title: "" }]), /has not one title/u],
  ["a relative link", write([{ ...item, link: "/blog/one" }]), /link is not absolute/u],
  ["a date of another form", write([{ ...item, pubDate: "2026-04-15" }]), /no date of RFC 822/u],
  ["a guid that is no address", write([{ ...item, guid: "one" }]), /guid is said to be an address/u],
  ["a guid twice", write([item, item]), /two items have the guid/u],
  [
    "a relative address in a text",
    write([{ ...item, "content:encoded": `<![CDATA[<img src="/a.png">]]>` }]),
    /\/a\.png/u,
  ],
  ["another address of its own", write([item], "https://acme.example/feed"), /names itself/u],
  ["another format", `<feed xmlns="http://www.w3.org/2005/Atom"></feed>`, /is not RSS 2\.0/u],
])("%s is a fault", (_, xml, fault) => {
  expect(checkFeed(xml, self)).toEqual([expect.stringMatching(fault)]);
});
