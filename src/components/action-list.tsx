import { css } from "@emotion/react";

import { space, wrapping } from "../theme/tokens";
import { ButtonLink, type Tone } from "./button";

interface ActionListProps {
  actions: readonly { label: string; to: string }[];
  tone?: Tone;
  firstTone?: Tone;
}

const listCss = css({ ...wrapping, gap: space.snug });

export function ActionList({ actions, tone = "onDark", firstTone = tone }: ActionListProps) {
  return (
    <ul role="list" css={listCss}>
      {actions.map(({ label, to }, index) => (
        <li key={to}>
          <ButtonLink to={to} tone={index === 0 ? firstTone : tone}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
