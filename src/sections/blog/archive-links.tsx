import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ActionList } from "../../components/action-list";
import { containerCss, Section } from "../../components/section";
import { archivePath } from "../../content/routes";
import { space } from "../../theme/tokens";
import { fill } from "../fill";

export interface ArchiveLinksProps {
  blogPath: string;
  /** Names of all archives. */
  archives: readonly string[];
  strings: Queries.ArchiveStringsFragment;
}

const sectionCss = css({ paddingBlock: space.vast });

/** Links to the archive of everything, and of each tag and category. */
export function ArchiveLinks({ blogPath, archives, strings: { archive } }: ArchiveLinksProps) {
  const links = archives.map((name) => ({ label: fill(archive.tagged, { name }), to: archivePath(blogPath, name) }));
  return (
    <Section css={sectionCss}>
      <nav aria-label={archive.title}>
        <ActionList actions={[{ label: archive.title, to: archivePath(blogPath) }, ...links]} tone="quiet" />
      </nav>
    </Section>
  );
}

interface ArchivePagesProps {
  /** Name of the navigation. */
  label: string;
  newer: string | undefined;
  older: string | undefined;
  strings: Queries.ArchiveStringsFragment["archive"];
}

const pagesCss = css({ paddingBlockStart: space.huge });

/** Links to the next and the previous page of an archive. */
export function ArchivePages({ label, newer, older, strings }: ArchivePagesProps) {
  const links = [newer ? { label: strings.newer, to: newer } : [], older ? { label: strings.older, to: older } : []];
  return (
    <nav css={[containerCss, pagesCss]} aria-label={label}>
      <ActionList actions={links.flat()} tone="quiet" />
    </nav>
  );
}

export const archiveStringsFragment = graphql`
  fragment ArchiveStrings on InterfaceStrings {
    archive {
      title
      tagged
      page
      description
      posts
      articles
      newer
      older
    }
  }
`;
