import sharp from "sharp";

import { formatMessage, type Finding } from "../problem";
import { copyContent } from "../testing/copy-content";
import { makeIntegration, formatList } from "../testing/samples";
import { explainImage, openPictures } from "./check-images";

const content = copyContent();

function explain(source: string, limits: { minWidth?: number } = {}): Finding[] {
  content.write({ "images/drawing.svg": source });
  const pictures = openPictures(content.root, new Set(["drawing.svg"]));
  return explainImage("drawing.svg", { kind: "image", ...limits }, pictures);
}

const check = (source: string) => explain(source).map(({ rule }) => rule);
const list = (source: string) => explain(source).map(formatMessage);

const namespace = "http://www.w3.org/2000/svg";

function draw(content: string, attributes = ""): string {
  return `<svg xmlns="${namespace}" viewBox="0 0 9 9" ${attributes}>${content}</svg>`;
}

test.each([
  draw("<script>alert(1)</script>"),
  draw("<x:script>alert(1)</x:script>", `xmlns:x="${namespace}"`),
  draw("<SCRIPT/>"),
  draw("", 'onload="alert(1)"'),
  draw('<path x:onload="alert(1)"/>', `xmlns:x="${namespace}"`),
  draw('<use href=" javascript:alert(1)"/>'),
  draw('<use href="data:image/svg+xml,&lt;svg/&gt;"/><image href="data:text/html,x"/>'),
  draw('<set attributeName="href" to="javascript:alert(1)"/>'),
])("%s is rejected because of active content", (source) => expect(check(source)).toEqual(["image-script"]));

test.each([
  draw('<image xlink:href="//www.acme.example/a.png"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink"'),
  draw("<style>@import 'a.css';</style>"),
  draw("<style>path { fill: url(https://www.acme.example/a.svg) }</style>"),
  draw('<path d="M0 0" style="fill: url(a.svg#b)"/>'),
])("%s is rejected because of external resources", (source) => expect(check(source)).toEqual(["image-external"]));

test.each([
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- https://www.acme.example/ -->${draw("<path d='M0 0h9'/>")}`,
  draw(
    '<defs><g id="a"/></defs><use href="#a"/><path fill="url(#a)" d="M0 0"/><style>path { fill: url("#a") }</style>',
  ),
  draw('<image href="data:image/png;base64,AAAA"/><title>On https://www.acme.example</title>', 'id="once"'),
])("%s is accepted", (source) => expect(check(source)).toEqual([]));

/** Logos as programs write them. */
const document = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>';
const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
const illustrator = draw("<path d='M0 0h9'/>", 'version="1.1" id="Layer_1" x="0px" y="0px" xml:space="preserve"');
const editing = 'xmlns:x="http://ns.acme.example/1.0/"';
const packet =
  '<metadata><?xpacket begin="" id="W5M0"?><x:xmpmeta x:about="https://www.adobe.com/"/><?xpacket end="w"?></metadata>';
const inkscape =
  '<x:namedview x:href="https://www.inkscape.org"/><metadata><r:RDF><r:type r:resource="http://purl.org/dc/dcmitype/StillImage"/></r:RDF></metadata>';
const exported = `${editing} xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" x:export-filename="//host/logo.png"`;
const figma =
  '<g clip-path="url(#a)"><path d="M0 0h9"/></g><defs><clipPath id="a"><rect width="9" height="9"/></clipPath></defs>';
const font = "<style>@font-face { font-family: A; src: url(data:font/woff2;base64,AAAA) }</style><text>A</text>";

test.each<[what: string, source: string]>([
  ["Illustrator", `${document}<!-- Generator: https://www.adobe.com/ -->${doctype}${illustrator}`],
  ["Illustrator with metadata", draw(packet, editing)],
  ["Inkscape", `${document}${draw(inkscape, exported)}`],
  ["Figma", draw(figma, 'width="9" height="9" fill="none"')],
  ["a program that embeds a font", draw(font)],
  ["a program with a long note before the drawing", `<!-- ${"A note. ".repeat(400)} -->${draw("<path d='M0 0h9'/>")}`],
  ["a program that writes data", draw('<path data-name="https://www.acme.example" d="M0 0h9"/>')],
])("a logo of %s is accepted", (_, source) => expect(check(source)).toEqual([]));

const runs = "which can run code. Export it again without";
const loads = "which loads something from elsewhere. Export it again with everything in it";

test.each<[what: string, source: string, message: string]>([
  ["with entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${draw("")}`, `<!ENTITY>, ${runs} editing data of Illustrator`],
  ["with HTML", draw("<foreignObject><div/></foreignObject>"), `<foreignObject>, ${runs} effects such as a blur`],
  ["with a link", draw('<a href="https://www.acme.example"/>'), `<a>, ${runs} <a>`],
  ["with a handler", draw('<path onclick="a()"/>'), `onclick="…", ${runs} scripts`],
  ["with a linked picture", draw('<image href="photo.jpg"/>'), `href="…", ${loads}`],
  ["with a linked style", `<?xml-stylesheet href="a.css"?>${draw("")}`, `<?xml-stylesheet>, ${loads}`],
  ["without a size", draw("").replace(/viewBox="[^"]*"/u, ""), 'has no size. Write viewBox="0 0 width height"'],
  ["with a size in percent", draw("", 'width="100%" height="100%"').replace(/viewBox="[^"]*"/u, ""), "has no size"],
  ["without a namespace", '<svg viewBox="0 0 9 9"/>', `is not a drawing. Begin it with <svg xmlns="${namespace}">`],
  ["in a page", `<!doctype html><html><body>${draw("")}</body></html>`, "is not a drawing"],
  ["with text", draw("<text>A</text>"), "has text in a font that visitors may not have. Convert its texts to paths"],
  ["that moves", draw("<path><animate/></path>"), "moves, and visitors cannot stop it. Save a still picture"],
  ["that moves by its style", draw("<style>@keyframes a { to { opacity: 0 } }</style>"), "moves"],
])("a logo %s is rejected with the reason", (_, source, message) => {
  expect(list(source)).toEqual([expect.stringContaining(message)]);
});

test("a picture of a format that the site does not have is to be exported, not renamed", async () => {
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#888" } })
    .gif()
    .toBuffer();
  content.write({ "images/drawing.png": gif });
  const pictures = openPictures(content.root, new Set(["drawing.png"]));
  expect(explainImage("drawing.png", { kind: "image" }, pictures).map(formatMessage)).toEqual([
    "names drawing.png, which is a gif file by its content. Export it as png.",
  ]);
});

test.each(["team photo.jpg", "photo.jpeg", "photo.JPG"])("the check says how to rename %j", (name) => {
  const integrations = formatList([makeIntegration(1, `people/${name}`)]);
  const lines = content.check({ "integrations.json": integrations, [`images/people/${name}`]: "" });
  expect(lines).toEqual([
    expect.stringContaining("without spaces, e.g. people/jane-doe.png; rename a .jpeg or .JPG to .jpg"),
  ]);
});

test("a drawing is rejected where the image pipeline scales pictures", () => {
  expect(explain(draw(""), { minWidth: 800 }).map(formatMessage)).toEqual([
    expect.stringMatching(/is an svg file, which is shown as a logo only\. Export it as png or webp/u),
  ]);
});
