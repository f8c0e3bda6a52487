import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { FlipTile } from "../../../components/flip-tile";
import { Logo } from "../../../components/picture/logo";
import { Section } from "../../../components/section";
import { media, space } from "../../../theme/tokens";
import { Filter } from "../../filter/filter.island";
import { useSite } from "../../use-site";

const controlsCss = css({ marginBlockEnd: space.loose });
const listCss = css({
  display: "grid",
  gap: space.normal,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))",
  gridAutoRows: "1fr",
  [media.wide]: {
    gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
    // Two full rows instead of five tiles and one.
    "&:has(> :nth-of-type(6):last-of-type)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  [media.broad]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  // Two columns on phones: with three, the text on the backs makes the list taller.
  [media.mobile]: { gap: space.tight, gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))" },
  "@media (max-width: 28em)": { "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" } },
  "& > li": { display: "grid", minWidth: 0, [media.desktop]: { minHeight: "9.25rem" } },
});

/** Tiles of integrations: logo on the front, description and categories on the back, in the brand's color. */
export function PlatformsSection(section: Queries.PlatformsSectionFragment) {
  const { title, text, integrations, categories, ...frame } = section;
  const { site } = useSite();
  if (integrations.length === 0) return null;
  return (
    <Section frame={frame} title={title} text={text}>
      <div data-filtered="">
        <Filter
          css={controlsCss}
          label={strings.categoryFilter}
          choices={categories}
          total={integrations.length}
          forms={strings.integrationCount}
          language={site.language}
        />
        <ul role="list" css={listCss} data-filter-list="">
          {integrations.map(({ name, description, categories: own, tone, logo }) => (
            <li key={name} data-categories={JSON.stringify(own)}>
              <FlipTile
                name={name}
                mark={<Logo image={logo} name="" box={{ width: 104, height: 80 }} />}
                smallMark={<Logo image={logo} name="" box={{ width: 20, height: 20 }} />}
                text={description}
                notes={own}
                tone={tone}
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const platformsFragment = graphql`
  fragment PlatformsSection on PlatformsSection {
    ...Titled
    categories
    integrations {
      name
      description
      categories
      tone {
        ground
        text
      }
      logo {
        ...LogoFile
      }
    }
  }
`;
