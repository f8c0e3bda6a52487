import { copyContent, edit } from "../testing/copy-content";
import { formatPage, formatSite, samples } from "../testing/samples";

const content = copyContent();

/** Page whose section `reasons` is not shown, with another address and a text. */
const page = edit(formatPage("sample", "Sample"), '"aliases": []', '"aliases": ["/other"]')
  .replace('"text": "The first."', "")
  .replace('"title": "One", ', '"title": "One" ')
  .replace(', "text": "The second."', "");

test.each(["/sample#reasons", "/other#reasons", "/sample?a=b#reasons", "#reasons"])(
  "it is an error if a link leads to a section of which nothing is shown: %s",
  (link) => {
    const section = `{ "section": "text", "title": "Terms", "markdown": "A [link](${link})." },\n    {\n      "section": "call-to-action"`;
    const list = (to: string) =>
      content
        .list({
          ...samples,
          "site.json": formatSite("/sample"),
          "pages/sample.json": edit(page, '{\n      "section": "call-to-action"', section.replace(link, to)),
        })
        .filter(({ rule }) => rule === "section-empty")
        .map(({ level }) => level);
    expect(list(link)).toEqual(["error"]);
    expect(list("/sample")).toEqual(["warning"]);
  },
);
