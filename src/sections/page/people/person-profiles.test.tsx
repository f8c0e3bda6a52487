import { renderToStaticMarkup } from "react-dom/server";

import { Profiles } from "./person-profiles";

const none = { name: "Ana Ruiz", linkedin: null, twitter: null, email: null };

test("a person has the links that there are, and no list without any", () => {
  expect(renderToStaticMarkup(<Profiles {...none} />)).toBe("");
  const html = renderToStaticMarkup(<Profiles {...none} email="ana@acme.example" />);
  expect(html.match(/href="[^"]*"/gu)).toEqual(['href="mailto:ana@acme.example"']);
});
