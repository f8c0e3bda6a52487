import { renderToStaticMarkup } from "react-dom/server";

import { Carousel } from "./carousel";
import { RootRenderer } from "../../islands/create-island";

function render(...names: string[]): string {
  const slides = names.map((name) => ({ key: name, name, content: <a href="/">{name}</a> }));
  return renderToStaticMarkup(
    <RootRenderer value={(root) => renderToStaticMarkup(root)}>
      <Carousel name="Partners" period={3000} slides={slides} />
    </RootRenderer>,
  );
}

test("a single slide is no carousel: it has no controls, and no script runs for it", () => {
  const html = render("Harbor");
  expect(html).toContain('<a href="/">Harbor</a>');
  for (const word of ["data-island", "carousel", "button", "data-live"]) expect(html).not.toContain(word);
  for (const word of ["data-island", "carousel", "button"]) expect(render("Harbor", "Larkfield")).toContain(word);
});
