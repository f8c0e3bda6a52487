import { judgeVector, safeName, sniffPicture } from "./sniff";

test.each<[what: string, bytes: Buffer, type: string | undefined]>([
  ["PNG", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), "png"],
  ["JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "jpg"],
  ["WebP", Buffer.from("RIFF\u0001\u0002\u0003\u0004WEBPVP8 "), "webp"],
  ["SVG", Buffer.from(`<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"/>`), "svg"],
  ["a web page", Buffer.from("<!doctype html><svg></svg>"), undefined],
  ["a GIF", Buffer.from("GIF89a"), undefined],
  ["a text", Buffer.from("Hello"), undefined],
  ["nothing", Buffer.alloc(0), undefined],
])("%s is known by its first bytes", (_, bytes, type) => {
  expect(sniffPicture(bytes)).toBe(type);
});

test.each([
  "<svg><script>alert(1)</script></svg>",
  `<svg onload="alert(1)"/>`,
  `<svg><path\nonclick = "alert(1)"/></svg>`,
  `<svg><a href="javascript:alert(1)"/></svg>`,
  `<svg><a href="&#106;avascript:alert(1)"/></svg>`,
  `<svg><foreignObject/></svg>`,
  `<svg><image href="https://evil.example/a.png"/></svg>`,
  `<svg><use xlink:href="other.svg#a"/></svg>`,
  `<svg><style>@import "a.css"</style></svg>`,
  `<svg><rect fill="url(https://evil.example/a)"/></svg>`,
  `<!DOCTYPE svg [<!ENTITY a "b">]><svg/>`,
  `<?xml-stylesheet href="a.css"?><svg/>`,
])("the drawing %s is refused", (text) => {
  expect(judgeVector(text)).toContain("The picture holds");
});

test.each([
  `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0" fill="url(#a)"/></svg>`,
  `<svg><use href="#a"/><image href="data:image/png;base64,AAAA"/></svg>`,
  `<svg><title>One on one</title></svg>`,
])("the drawing %s is taken", (text) => {
  expect(judgeVector(text)).toBeUndefined();
});

test.each([
  ["Priya Raman.PNG", "priya-raman"],
  ["Übersicht (2).final.svg", "ubersicht-2-final"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Bilder\\Foto 1.jpg", "foto-1"],
  ["---.png", ""],
  ["写真.png", ""],
])("the name %s becomes %j", (name, safe) => {
  expect(safeName(name)).toBe(safe);
});
