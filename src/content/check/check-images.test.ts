import { copyContent } from "../testing/copy-content";
import { makeIntegration, formatList } from "../testing/samples";
import { explainImage } from "./check-images";

const content = copyContent();
afterAll(content.remove);

function check(source: string): string[] {
  content.write({ "images/drawing.svg": source });
  const pictures = { root: content.root, names: new Set(["drawing.svg"]) };
  return explainImage("drawing.svg", { kind: "image" }, pictures).map(({ rule }) => rule);
}

function draw(content: string, attributes = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${content}</svg>`;
}

test.each([
  draw("<script>alert(1)</script>"),
  draw("<x:script>alert(1)</x:script>", 'xmlns:x="http://www.w3.org/2000/svg"'),
  draw("<SCRIPT/>"),
  draw('<path d="M0 0" onclick="alert(1)"/>'),
  draw("", 'onload="alert(1)"'),
  draw('<path x:onload="alert(1)"/>', 'xmlns:x="http://www.w3.org/2000/svg"'),
  draw('<a href="https://www.acme.example"><path d="M0 0"/></a>'),
  draw('<use href=" javascript:alert(1)"/>'),
  draw('<use href="data:image/svg+xml,&lt;svg/&gt;"/><image href="data:text/html,x"/>'),
  draw('<set attributeName="href" to="javascript:alert(1)"/>'),
  draw("<foreignObject><p>Text</p></foreignObject>"),
  `<!DOCTYPE svg [<!ENTITY x "&#60;script>alert(1)&#60;/script>">]>${draw("&x;")}`,
  `<?xml-stylesheet href="#"?>${draw("")}`,
])("%s is rejected because of active content", (source) => {
  expect(check(source)).toEqual(["image-script"]);
});

test.each([
  draw('<image href="https://www.acme.example/a.png"/>'),
  draw('<image xlink:href="//www.acme.example/a.png"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink"'),
  draw("<style>@import 'a.css';</style>"),
  draw("<style>path { fill: url(https://www.acme.example/a.svg) }</style>"),
  draw('<path d="M0 0" style="fill: url(a.svg#b)"/>'),
])("%s is rejected because of external resources", (source) => {
  expect(check(source)).toEqual(["image-external"]);
});

test.each([
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- https://www.acme.example/ -->${draw("<path d='M0 0h9'/>")}`,
  draw(
    '<defs><g id="a"/></defs><use href="#a"/><path fill="url(#a)" d="M0 0"/><style>path { fill: url("#a") }</style>',
  ),
  draw('<image href="data:image/png;base64,AAAA"/><title>On https://www.acme.example</title>', 'id="once"'),
])("%s is accepted", (source) => {
  expect(check(source)).toEqual([]);
});

test.each(["team photo.jpg", "photo.jpeg", "photo.JPG"])("the check says how to rename %j", (name) => {
  const integrations = formatList([makeIntegration(1, `people/${name}`)]);
  const lines = content.check({ "integrations.json": integrations, [`images/people/${name}`]: "" });
  expect(lines).toEqual([
    expect.stringContaining("without spaces, e.g. people/jane-doe.png; rename a .jpeg or .JPG to .jpg"),
  ]);
});
