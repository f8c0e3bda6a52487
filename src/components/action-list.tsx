import { css } from "@emotion/react";

import { space, wrapping } from "../theme/tokens";
import { ButtonLink, type Variant } from "./button";

interface ActionListProps {
  actions: readonly { label: string; to: string }[];
  variant: Variant;
}

const listCss = css({ ...wrapping, gap: space.snug });

export function ActionList({ actions, variant }: ActionListProps) {
  return (
    <ul role="list" css={listCss}>
      {actions.map(({ label, to }) => (
        <li key={to}>
          <ButtonLink to={to} variant={variant}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
