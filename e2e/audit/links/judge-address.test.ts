import { findLostFragments, judgeAddress, listAddresses } from "./judge-address";

test("addresses of links, files and forms are listed", () => {
  const html = `<a href="/a">a</a><img src="/b.png"><form action="/c"></form><use href="#d"></use>`;
  expect(listAddresses(html)).toEqual(["/a", "/b.png", "/c", "#d"]);
});

test("a link to a place that the page does not have is lost", () => {
  const html = `<a href="#main">a</a><a href="#caf%C3%A9">b</a><a href="#gone">c</a><main id="main"><p id="café"></p></main>`;
  expect(findLostFragments(html)).toEqual(["nothing in the page is named #gone"]);
});

test.each([
  "/team",
  "#main",
  "mailto:hello@acme.example?subject=A%20demo",
  "tel:+1-512-555-0100",
  "https://linkedin.acme.example/in/somebody",
])("%s is a good address", (address) => {
  expect(judgeAddress(address)).toBeUndefined();
});

test.each([
  [" /team", /white space/u],
  ["//cdn.example/a.js", /no scheme/u],
  ["mailto:hello@acme", /no mail address/u],
  ["mailto:", /no mail address/u],
  ["mailto:a@acme.example?attach=file", /attach/u],
  ["tel:512 555", /white space/u],
  ["tel:5125550100", /no international number/u],
  ["http://acme.example", /neither https/u],
  ["javascript:alert(1)", /neither https/u],
  ["https://localhost/a", /no host in public/u],
  ["https://", /no address/u],
  ["https://name@acme.example", /tells a name/u],
])("%s is a bad one", (address, fault) => {
  expect(judgeAddress(address)).toMatch(fault);
});
