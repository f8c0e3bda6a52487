import { renderToStaticMarkup } from "react-dom/server";

import { color } from "../../theme/tokens";
import { Picture } from "./picture";

test("heights are whole pixels, as HTML requires: the pipeline computes them from the aspect ratio", () => {
  const gatsbyImageData = { layout: "constrained", width: 320, height: 426.00000000000006, images: {} } as const;
  const image = { childImageSharp: { gatsbyImageData } };
  const html = renderToStaticMarkup(<Picture image={image} small={image} alt="" />);
  const heights = Array.from(html.matchAll(/ height="([^"]*)"/gu), ([, height]) => height);
  expect(heights).toEqual(["426", "426"]);
});

test("the ground behind a picture is the same for all: the most frequent color of a transparent one is black", () => {
  const gatsbyImageData = {
    layout: "constrained",
    width: 1,
    height: 1,
    backgroundColor: "#080808",
    images: {},
  } as const;
  const html = renderToStaticMarkup(<Picture image={{ childImageSharp: { gatsbyImageData } }} alt="" />);
  expect(html).not.toContain("#080808");
  expect(html).toContain(`background:${color.sunken}`);
});
