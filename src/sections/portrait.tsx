import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { initialsOf } from "../components/picture/initials";
import { Picture } from "../components/picture/picture";
import { color, radius, size, space } from "../theme/tokens";
import { useSite } from "./use-site";

interface PortraitProps {
  /** Null shows the company's logo. */
  person: Queries.PortraitFragment | null;
  first?: boolean;
  /** Applied to the picture. */
  className?: string | undefined;
}

const portraitCss = css({
  flex: "none",
  maxWidth: "none",
  width: "2.75rem",
  height: "2.75rem",
  borderRadius: radius.round,
  background: color.sunken,
  objectFit: "cover",
  outline: `1px solid ${color.line}`,
  outlineOffset: "-1px",
  fontSize: size.caption,
});

/** Row of a portrait and text about the person. */
export const personCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.snug,
  fontSize: size.small,
  lineHeight: 1.45,
});

const noteCss = css({ display: "block", color: color.muted });

function CompanyMark({ className }: Pick<PortraitProps, "className">) {
  const { site } = useSite();
  return (
    <img
      css={portraitCss}
      className={className}
      src={site.mark.publicURL ?? ""}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Small round portrait. That of a person can be content of a part, which has no data of the site. */
export function Portrait({ person, first = false, className }: PortraitProps) {
  return person ? (
    <Picture
      css={portraitCss}
      className={className}
      image={person.image}
      alt=""
      first={first}
      fallback={initialsOf(person.name)}
    />
  ) : (
    <CompanyMark className={className} />
  );
}

export function PersonByline({ person, note, className }: PortraitProps & { note: string }) {
  const { site } = useSite();
  return (
    <div css={personCss}>
      <Portrait className={className} person={person} />
      <p>
        {person?.name ?? site.name}
        <span css={noteCss}>{note}</span>
      </p>
    </div>
  );
}

export const portraitFragment = graphql`
  fragment Face on TeamMember {
    name
    image {
      childImageSharp {
        gatsbyImageData(width: 72, height: 72, layout: FIXED)
      }
    }
  }
  fragment Portrait on TeamMember {
    name
    role
    image {
      childImageSharp {
        gatsbyImageData(width: 48, height: 48, layout: FIXED)
      }
    }
  }
`;
