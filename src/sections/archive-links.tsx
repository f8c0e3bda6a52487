import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../components/button";
import { Section } from "../components/section";
import { archivePath } from "../content/routes";
import { space } from "../theme/tokens";
import { fill } from "./fill";

export interface ArchiveLinksProps {
  blogPath: string;
  /** Names of all archives. */
  archives: readonly string[];
  strings: Queries.ArchiveStringsFragment;
}

const sectionCss = css({ paddingBlock: space.vast });
const listCss = css({ display: "flex", flexWrap: "wrap", gap: space.snug });

/** Links to the archive of everything, and to that of each tag and category. */
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

export const archiveStringsFragment = graphql`
  fragment ArchiveStrings on InterfaceStrings {
    archive {
      title
      tagged
    }
  }
`;
