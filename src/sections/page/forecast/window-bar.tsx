import { css } from "@emotion/react";

import { RadioGroup } from "../../../components/radio-group";
import { color, media, radius, size, space, tracking, wrappingRow } from "../../../theme/tokens";
import { panelPadding, segmentsCss } from "./forecast-css";
import { scenarioNames, type Scenario, type Selection } from "./series";

const barCss = css(panelPadding, {
  ...wrappingRow,
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
  padding: `${space.hair} ${space.snug}`,
  borderRadius: radius.round,
  background: color.sunken,
  color: color.muted,
  fontSize: size.caption,
});

interface WindowBarProps {
  forecast: Queries.ForecastFragment;
  scenario: Scenario;
  show: (change: Partial<Selection>) => void;
}

export function WindowBar({ forecast: { title, note, strings, scenarios }, scenario, show }: WindowBarProps) {
  return (
    <div css={barCss}>
      <div css={nameCss}>
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
      <p css={sampleCss}>{strings.sample}</p>
      <RadioGroup
        css={segmentsCss}
        legend={strings.scenario}
        name="forecast-scenario"
        choices={scenarioNames.map((value) => ({ value, label: scenarios[value] }))}
        chosen={scenario}
        choose={(value) => show({ scenario: value })}
      />
    </div>
  );
}
