import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { initialsOf } from "../components/picture/initials";
import { Picture } from "../components/picture/picture";
import { writeSizes } from "../components/picture/write-sizes";
import { color, radius, size, space, weight } from "../theme/tokens";

const listCss = css({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: space.normal });
const portraitCss = css({ borderRadius: radius.large, background: color.sunken, fontSize: "3rem" });
const nameCss = css({ marginBlockStart: space.snug, fontWeight: weight.strong, lineHeight: 1.3 });
const roleCss = css({ fontSize: size.small, color: color.muted });

/** Two in a row: beside the hero's text, and in a narrow window over its whole width. */
const sizes = writeSizes({ from: 1024, share: 5 / 22, gaps: 83 }, { share: 1 / 2, gaps: 16 });

/** The founders of the company. */
export function Founders({ people }: { people: readonly Queries.FounderFragment[] }) {
  return (
    <ul role="list" css={listCss}>
      {people.map(({ name, role, image }) => (
        <li key={name}>
          <Picture
            css={portraitCss}
            image={image.childImageSharp?.gatsbyImageData}
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

export const founderFragment = graphql`
  fragment Founder on TeamMember {
    name
    role
    image {
      childImageSharp {
        gatsbyImageData(
          width: 310
          formats: [WEBP, AVIF]
          breakpoints: [196, 310, 444, 692]
          webpOptions: { quality: 60 }
          avifOptions: { quality: 52 }
        )
      }
    }
  }
`;
