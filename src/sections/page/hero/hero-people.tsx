import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { initialsOf } from "../../../components/picture/initials";
import { Picture } from "../../../components/picture/picture";
import { formatSizes } from "../../../components/picture/sizes";
import { color, radius, size, space, columnPair, weight } from "../../../theme/tokens";
import { useSite } from "../../use-site";

const listCss = css({ display: "grid", gridTemplateColumns: columnPair, gap: space.normal });
const portraitCss = css({ borderRadius: radius.large, background: color.sunken, fontSize: size.heading });
// Mirrors the second drawing, so that they face each other.
const mirroredCss = css({ "li:nth-of-type(n + 2) > & img": { transform: "scaleX(-1)" } });
const nameCss = css({ marginBlockStart: space.snug, fontWeight: weight.strong, lineHeight: 1.3 });
const roleCss = css({ fontSize: size.small, color: `var(--muted, ${color.muted})` });

/** Two columns: beside the hero's text, full width on phones. */
const sizes = formatSizes([1024, 5 / 24, -21], [768, 1 / 4, -20], [0, 1 / 2, -8]);

export function HeroPeople({ people }: { people: readonly Queries.HeroPersonFragment[] }) {
  const isDrawing = useSite().site.portraits === "drawings";
  return (
    <ul role="list" css={listCss}>
      {people.map(({ name, role, image }) => (
        <li key={name}>
          <Picture
            css={[portraitCss, isDrawing && mirroredCss]}
            image={image}
            alt=""
            sizes={sizes}
            fallback={initialsOf(name)}
            first
          />
          <p css={nameCss}>{name}</p>
          <p css={roleCss}>{role}</p>
        </li>
      ))}
    </ul>
  );
}

export const heroPersonFragment = graphql`
  fragment HeroPerson on TeamMember {
    name
    role
    image {
      childImageSharp {
        gatsbyImageData(width: 316, breakpoints: [196, 316, 460, 692])
      }
    }
  }
`;
