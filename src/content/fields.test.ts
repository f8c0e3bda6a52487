import * as fields from "./fields";

const kinds = {
  text: fields.text("", 5),
  slug: fields.slug(""),
  path: fields.path(""),
  url: fields.url(""),
  urlOrNone: fields.urlOrNone(""),
  email: fields.email(""),
  emailOrNone: fields.emailOrNone(""),
  link: fields.link(""),
  date: fields.date(""),
  image: fields.image(""),
  color: fields.color(""),
};

type Case = [kind: keyof typeof kinds, value: string];

test.each<Case>([
  ["text", "12345"],
  ["text", " é "],
  ["slug", "back-from-cdmx"],
  ["slug", "10-years"],
  ["path", "/"],
  ["path", "/product/cohorts-ai"],
  ["url", "https://www.example.com/page?a=1#b"],
  ["urlOrNone", "#"],
  ["urlOrNone", "https://www.example.com"],
  ["email", "name@example.com"],
  ["emailOrNone", "#"],
  ["link", "/"],
  ["link", "/contact?topic=demo#form"],
  ["link", "https://www.example.com/page"],
  ["link", "mailto:name@example.com"],
  ["date", "2024-02-29"],
  ["image", "people/priya-raman.png"],
  ["image", "mark.svg"],
  ["color", "#1d4ED8"],
])("a field of kind %s takes %j", (kind, value) => {
  expect(kinds[kind].safeParse(value).success).toBe(true);
});

test.each<Case>([
  ["text", ""],
  ["text", "\n\t "],
  ["text", "123456"],
  ["slug", "Back-from-cdmx"],
  ["slug", "back--from"],
  ["slug", "-back"],
  ["slug", "back/from"],
  ["path", "product"],
  ["path", "/product/"],
  ["path", "//product"],
  ["path", "/Product"],
  ["path", "/product#top"],
  ["url", "http://www.example.com"],
  ["url", "www.example.com"],
  ["url", "/page"],
  ["url", "javascript:alert(1)"],
  ["url", "#"],
  ["urlOrNone", ""],
  ["urlOrNone", "##"],
  ["email", "name@"],
  ["email", "#"],
  ["emailOrNone", "name"],
  ["link", "contact"],
  ["link", "#form"],
  ["link", "//www.example.com"],
  ["link", "http://www.example.com"],
  ["link", "https://"],
  ["link", "javascript:alert(1)"],
  ["link", "/a path"],
  ["date", "2023-02-29"],
  ["date", "2024-13-01"],
  ["date", "29.01.2025"],
  ["date", "2025-01-29T00:00:00Z"],
  ["image", "../secret.png"],
  ["image", "/people/priya-raman.png"],
  ["image", "people/priya-raman.gif"],
  ["color", "1d4ed8"],
  ["color", "#1d4"],
])("a field of kind %s refuses %j", (kind, value) => {
  expect(kinds[kind].safeParse(value).success).toBe(false);
});
