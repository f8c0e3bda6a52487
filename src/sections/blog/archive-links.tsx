import { css } from "@emotion/react";

import strings from "#content/interface.json";
import { ActionList } from "../../components/action-list";
import { Section } from "../../components/section";
import { archivePath } from "../../content/routes";
import { space } from "../../theme/tokens";
import { fill } from "../../fill";

export interface ArchiveLinksProps {
  blogPath: string;
  /** Names of all archives. */
  archives: readonly string[];
}

const sectionCss = css({ paddingBlock: space.vast });

/** Links to the archive of everything, and of each tag and category. */
export function ArchiveLinks({ blogPath, archives }: ArchiveLinksProps) {
  const links = archives.map((name) => ({
    label: fill(strings.archive.tagged, { name }),
    to: archivePath(blogPath, name),
  }));
  return (
    <Section css={sectionCss}>
      <nav aria-label={strings.archive.title}>
        <ActionList actions={[{ label: strings.archive.title, to: archivePath(blogPath) }, ...links]} tone="quiet" />
      </nav>
    </Section>
  );
}
