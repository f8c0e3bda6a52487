import { css } from "@emotion/react";

import { space, wrapping } from "../theme/tokens";
import { ButtonLink, type Tone } from "./button";

interface ActionListProps {
  actions: readonly { label: string; to: string }[];
  tone: Tone;
}

const listCss = css({ ...wrapping, gap: space.snug });

export function ActionList({ actions, tone }: ActionListProps) {
  return (
    <ul role="list" css={listCss}>
      {actions.map(({ label, to }) => (
        <li key={to}>
          <ButtonLink to={to} tone={tone}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
