import { css } from "@emotion/react";

import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { containerCss } from "../components/section";
import { space } from "../theme/tokens";

interface ArchivePagesProps {
  /** Name of the navigation. */
  label: string;
  newer: string | undefined;
  older: string | undefined;
  strings: { readonly newer: string; readonly older: string };
}

const pagesCss = css({ display: "flex", flexWrap: "wrap", gap: space.normal, paddingBlockStart: space.huge });

/** Links to the pages beside an archive page. */
export function ArchivePages({ label, newer, older, strings }: ArchivePagesProps) {
  if (newer === undefined && older === undefined) return null;
  return (
    <nav css={[containerCss, pagesCss]} aria-label={label}>
      {newer === undefined ? null : (
        <ButtonLink to={newer} tone="quiet">
          <Icon name="arrowLeft" />
          {strings.newer}
        </ButtonLink>
      )}
      {older === undefined ? null : (
        <ButtonLink to={older} tone="quiet">
          {strings.older}
          <Icon name="arrowRight" />
        </ButtonLink>
      )}
    </nav>
  );
}
