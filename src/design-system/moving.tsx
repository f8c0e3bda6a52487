import { css } from "@emotion/react";

import { cardCss } from "../components/card";
import { Carousel } from "../components/carousel/carousel";
import { color, space } from "../theme/tokens";
import { slides } from "./samples";
import { Shelf, Specimen } from "./shelf";

/** How long each slide is shown, in milliseconds. */
const period = 4000;

const carouselCss = css({
  display: "grid",
  gap: space.normal,
  "& > [data-controls]": { color: color.accentStrong },
  "& > [data-slides]": { display: "grid", maxWidth: "28rem" },
  "& [role=group]": { gridArea: "1 / 1", visibility: "hidden" },
  "& [data-current]": { visibility: "visible" },
});

/** What moves by itself. */
export function Moving() {
  return (
    <Shelf id="moving" title="What moves by itself" ground="sunken">
      <Specimen name="Carousel">
        <Carousel
          css={carouselCss}
          name="Sample"
          words={{ carousel: "carousel", slide: "slide", pause: "Pause the carousel", play: "Play the carousel" }}
          period={period}
          slides={slides.map(({ key, name, text }) => ({
            key,
            name,
            content: (
              <div css={cardCss}>
                <h4>{name}</h4>
                <p>{text}</p>
              </div>
            ),
          }))}
        />
      </Specimen>
    </Shelf>
  );
}
