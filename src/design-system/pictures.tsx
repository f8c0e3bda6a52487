import { css } from "@emotion/react";
import { useState } from "react";

import { QuestionChart, questionCharts } from "../components/art/question-charts";
import { SignalDivider } from "../components/art/signal-divider";
import { SignalField } from "../components/art/signal-field";
import { FlatLine } from "../components/art/flat-line";
import { Button } from "../components/button-control";
import { Icon, icons, type IconName } from "../components/icon";
import { Logo } from "../components/picture/logo";
import { Picture } from "../components/picture/picture";
import { color, radius, size, space } from "../theme/tokens";
import { brokenAddress, brokenLogo, brokenPortrait, portrait, screen, squareLogo, wideLogo } from "./samples";
import { Shelf, Specimen } from "./shelf";

const portraitCss = css({ width: "8rem", fontSize: "2.25rem", borderRadius: radius.medium });
const screenCss = css({
  width: "16rem",
  maxWidth: "100%",
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
});
const iconListCss = css({
  display: "grid",
  gap: space.normal,
  gridTemplateColumns: "repeat(auto-fill, minmax(7.5rem, 1fr))",
  fontSize: size.small,
  "& li": { display: "grid", justifyItems: "center", gap: space.tight, padding: space.snug },
  "& svg": { width: "1.5rem", height: "1.5rem" },
});
const chartCss = css({ width: "18rem", maxWidth: "100%" });
const fieldCss = css({ maxWidth: "44rem", aspectRatio: "87 / 56" });
const box = { width: 136, height: 44 };

/** A picture that loads and then fails, as when a file goes missing under a page that is open. */
function FailingPicture() {
  const [failing, setFailing] = useState(false);
  const image = failing ? { ...portrait, images: { fallback: { src: `${brokenAddress}?again` } } } : portrait;
  return (
    <>
      <Picture key={String(failing)} css={portraitCss} image={image} alt="Picture that may fail" fallback="MF" />
      <Button
        tone="quiet"
        onClick={() => {
          setFailing(true);
        }}
      >
        Let it fail
      </Button>
    </>
  );
}

/** Pictures and logos, there and missing. */
export function Pictures() {
  return (
    <Shelf id="pictures" title="Pictures">
      <Specimen name="Picture, loaded" row>
        <Picture css={portraitCss} image={portrait} alt="Sample portrait" fallback="SP" />
        <Picture css={screenCss} image={screen} alt="Sample screen" />
      </Specimen>
      <Specimen name="Picture, none there" row>
        <Picture css={portraitCss} image={null} alt="Missing portrait" fallback="MP" />
      </Specimen>
      <Specimen name="Picture, its request fails" row>
        <Picture css={portraitCss} image={brokenPortrait} alt="Failing portrait" fallback="FP" />
      </Specimen>
      <Specimen name="Picture, fails while it is looked at" row>
        <FailingPicture />
      </Specimen>
      <Specimen name="Logo, loaded" row>
        <Logo image={squareLogo} name="Sample mark" box={box} />
        <Logo image={wideLogo} name="Sample wordmark" box={box} />
      </Specimen>
      <Specimen name="Logo, none there" row>
        <Logo image={null} name="Missing logo" box={box} />
      </Specimen>
      <Specimen name="Logo, its request fails" row>
        <Logo image={brokenLogo} name="Failing logo" box={box} />
      </Specimen>
    </Shelf>
  );
}

/** Icons and the signal line. */
export function Drawings() {
  return (
    <>
      <Shelf id="drawings" title="Drawings">
        <Specimen name="Icons">
          <ul role="list" css={iconListCss}>
            {(Object.keys(icons) as IconName[]).map((name) => (
              <li key={name}>
                <Icon name={name} />
                {name}
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Question charts" row>
          {Object.keys(questionCharts).map((chart) => (
            <QuestionChart key={chart} css={chartCss} chart={chart} />
          ))}
        </Specimen>
      </Shelf>
      <Shelf id="signal" title="The signal line" ground="dark">
        <Specimen name="Flat line, where no page is">
          <FlatLine css={fieldCss} />
        </Specimen>
        <Specimen name="Divider">
          <SignalDivider />
        </Specimen>
        <Specimen name="Signal field">
          <SignalField css={fieldCss} labels={{ past: "Past", now: "Now", ahead: "Ahead" }} />
        </Specimen>
      </Shelf>
    </>
  );
}
