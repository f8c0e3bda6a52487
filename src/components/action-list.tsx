import { css } from "@emotion/react";

import { space } from "../theme/tokens";
import { ButtonLink } from "./button";

const listCss = css({ display: "flex", flexWrap: "wrap", gap: space.snug });

/** Links as buttons on a dark ground. */
export function ActionList({ actions }: { actions: readonly { label: string; to: string }[] }) {
  return (
    <ul role="list" css={listCss}>
      {actions.map(({ label, to }) => (
        <li key={to}>
          <ButtonLink to={to} tone="onDark">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
