import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { FilterBar } from "../components/filter-bar";
import { FlipTile } from "../components/flip/flip-tile";
import { useFlip } from "../components/flip/use-flip";
import { Logo } from "../components/picture/logo";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { makeReadable } from "../theme/readable-tone";
import { color, media, radius, size, space } from "../theme/tokens";
import { writeCount } from "./count";
import { useFilter } from "./use-filter";
import { useSite } from "./use-site";

interface IntegrationGridProps {
  heading: Queries.HeadingFragment;
  integrations: readonly Queries.IntegrationFragment[];
  /** All categories, whether an integration has them or not. */
  categories: readonly string[];
  strings: Queries.IntegrationGridStringsFragment;
}

const controlsCss = css({
  display: "grid",
  gap: space.normal,
  alignItems: "center",
  marginBlockEnd: space.loose,
  [media.desktop]: { gridTemplateColumns: "1fr auto" },
});
// Colours of high contrast are not the logos' ground.
const markCss = css({
  "@media (forced-colors: active)": {
    forcedColorAdjust: "none",
    borderRadius: radius.medium,
    background: color.raised,
  },
});
const countCss = css({ fontSize: size.small, color: color.muted, fontVariantNumeric: "tabular-nums" });

const listCss = css({
  display: "grid",
  gap: space.normal,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))",
  gridAutoRows: "1fr",
  [media.mobile]: { gap: space.snug, gridTemplateColumns: "repeat(auto-fill, minmax(min(9.25rem, 100%), 1fr))" },
  "& > li": { minWidth: 0, minHeight: "10rem" },
});

/** All integrations: the logo on a tile's front, what it brings and its categories on the back, in the brand's own tone. */
export function IntegrationGrid({ heading, integrations, categories, strings }: IntegrationGridProps) {
  const { site } = useSite();
  const { chosen, choose, ready } = useFilter(categories);
  const { turned, onClick, around } = useFlip();
  const shown =
    chosen === null ? integrations : integrations.filter((integration) => integration.categories.includes(chosen));
  return (
    <Section>
      <SectionHeading {...heading} wide />
      <div css={controlsCss}>
        <FilterBar
          label={strings.categoryFilter}
          all={strings.all}
          choices={categories}
          chosen={chosen}
          onChoose={choose}
          ready={ready}
        />
        <p css={countCss} role="status">
          {/* A new element for each choice, so that the same number is announced again. */}
          <span key={chosen}>{writeCount(shown.length, strings.integrationCount, site.language)}</span>
        </p>
      </div>
      <ul css={listCss} {...around}>
        {shown.map(({ name, description, categories: own, color: tone, logo }) => (
          <li key={name}>
            <FlipTile
              name={name}
              mark={<Logo css={markCss} image={logo} name={name} decorative box={{ width: 104, height: 80 }} />}
              text={description}
              notes={own}
              tone={makeReadable(tone)}
              turned={turned === name}
              onClick={(event) => {
                onClick(name, event);
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const integrationGridStringsFragment = graphql`
  fragment IntegrationGridStrings on InterfaceStrings {
    all
    categoryFilter
    integrationCount {
      one
      other
    }
  }
`;

export const integrationFragment = graphql`
  fragment Integration on Integration {
    name
    description
    categories
    color
    logo {
      ...LogoFile
    }
  }
`;
