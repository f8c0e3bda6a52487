import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
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
const listCss = css({ display: "flex", flexWrap: "wrap", gap: space.snug });

/** Links to the archive of everything, and of each tag and category. */
export function ArchiveLinks({ blogPath, archives, strings: { archive } }: ArchiveLinksProps) {
  return (
    <Section css={sectionCss}>
      <nav aria-label={archive.title}>
        <ul role="list" css={listCss}>
          <li>
            <ButtonLink to={archivePath(blogPath)} tone="quiet">
              {archive.title}
            </ButtonLink>
          </li>
          {archives.map((name) => (
            <li key={name}>
              <ButtonLink to={archivePath(blogPath, name)} tone="quiet">
                {fill(archive.tagged, { name })}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}

interface ArchivePagesProps {
  /** Name of the navigation. */
  label: string;
  newer: string | undefined;
  older: string | undefined;
  strings: { readonly newer: string; readonly older: string };
}

const pagesCss = css({ display: "flex", flexWrap: "wrap", gap: space.normal, paddingBlockStart: space.huge });

/** Links to the next and the previous page of an archive. */
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

export const archiveStringsFragment = graphql`
  fragment ArchiveStrings on InterfaceStrings {
    archive {
      title
      tagged
    }
  }
`;
