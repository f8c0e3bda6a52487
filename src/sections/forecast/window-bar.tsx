import { css } from "@emotion/react";

import { color, media, radius, size, space, tracking } from "../../theme/tokens";
import { panelPadding } from "./forecast-css";
import { SegmentedControl } from "./segmented-control";
import { scenarioNames, type Scenario } from "./series";

const barCss = css(panelPadding, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.snug} ${space.normal}`,
  paddingBlock: space.normal,
  borderBlockEnd: `1px solid ${color.line}`,
  "& > :last-child": { [media.desktop]: { marginInlineStart: "auto" } },
});
const nameCss = css({
  "& h2": { fontSize: size.body, lineHeight: "inherit", letterSpacing: tracking.none },
  "& p": { color: color.muted },
});
const sampleCss = css({
  padding: `0.1875rem ${space.snug}`,
  border: `1px dashed ${color.muted}`,
  borderRadius: radius.round,
  color: color.muted,
  fontSize: size.caption,
  whiteSpace: "nowrap",
});

interface WindowBarProps {
  forecast: Queries.ForecastFragment;
  scenario: Scenario;
  choose: (scenario: Scenario) => void;
}

/** Title bar: name, label of sample data, and scenarios. */
export function WindowBar({ forecast: { title, note, strings, scenarios }, scenario, choose }: WindowBarProps) {
  return (
    <div css={barCss}>
      <div css={nameCss}>
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
      <p css={sampleCss}>{strings.sample}</p>
      <SegmentedControl
        legend={strings.scenario}
        names={scenarioNames}
        labels={scenarios}
        chosen={scenario}
        choose={choose}
      />
    </div>
  );
}
