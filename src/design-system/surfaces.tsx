import { cardCss, cardListCss } from "../components/card";
import { CheckList } from "../components/check-list";
import { Quote } from "../components/quote";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { Stat } from "../components/stat";
import { Tag } from "../components/tag";
import { Shelf, Specimen } from "./shelf";

const text = "A line of usage telemetry becomes a forecast: solid up to now, dashed after.";

function Figures({ row = false }: { row?: boolean }) {
  return (
    <dl css={cardListCss}>
      <Stat value="90%+" label="of growth events found" row={row} />
      <Stat value="3.2T" label="telemetry events read" row={row} />
    </dl>
  );
}

/** Grounds, cards, headings, figures, tags and quotes. */
export function Surfaces() {
  return (
    <>
      <Shelf id="surfaces" title="Surfaces and words">
        <Specimen name="Card">
          <ul role="list" css={cardListCss}>
            {["One", "Two", "Three"].map((name) => (
              <li key={name} css={cardCss}>
                <h4>Card {name.toLowerCase()}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Tag" row>
          <Tag>Product</Tag>
          <Tag>Company Updates</Tag>
        </Specimen>
        <Specimen name="Check list">
          <CheckList points={["Reads what customers do", "Says how sure it is"]} />
        </Specimen>
        <Specimen name="Stat">
          <Figures />
        </Specimen>
        <Specimen name="Stat in a row, where the screen is small">
          <Figures row />
        </Specimen>
        <Specimen name="Stat, compact">
          <dl css={cardListCss}>
            <Stat compact value="1,284" label="pages viewed" />
            <Stat compact value="2 h 5 min" label="time in all" />
          </dl>
        </Specimen>
        <Specimen name="Quote">
          <Quote text={text} by={{ name: "Ada Example", role: "Chief of Samples" }} />
        </Specimen>
      </Shelf>
      {(["plain", "sunken", "dark"] as const).map((ground) => (
        <Section key={ground} ground={ground}>
          <SectionHeading title={`Heading on ${ground} ground`} text={text} />
          <Figures />
        </Section>
      ))}
      <Section>
        <SectionHeading title="Heading over the page’s width" text={text} wide />
      </Section>
    </>
  );
}
