import { renderToStaticMarkup } from "react-dom/server";

import { Picture } from "./picture";

test("heights are whole pixels, as HTML requires: the pipeline computes them from the aspect ratio", () => {
  const gatsbyImageData = { layout: "constrained", width: 320, height: 426.00000000000006, images: {} } as const;
  const image = { childImageSharp: { gatsbyImageData } };
  const html = renderToStaticMarkup(<Picture image={image} small={image} alt="" />);
  const heights = Array.from(html.matchAll(/ height="([^"]*)"/gu), ([, height]) => height);
  expect(heights).toEqual(["426", "426"]);
});
