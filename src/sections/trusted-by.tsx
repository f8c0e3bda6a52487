import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Logo } from "../components/logo";
import { containerCss } from "../components/section";
import { color, size, space, weight } from "../theme/tokens";

interface TrustedByProps {
  heading: Queries.HeadingFragment;
  customers: readonly Queries.CustomerFragment[];
}

const stripCss = css({ borderBlock: `1px solid ${color.line}`, paddingBlock: space.vast });
const titleCss = css({
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: 0,
  color: color.muted,
  marginBlockEnd: space.wide,
});
const listCss = css({
  display: "grid",
  gap: `${space.wide} ${space.loose}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
  alignItems: "center",
});
const logoCss = css({ opacity: 0.7, marginInline: "auto" });

/** The customers' wordmarks in one tone. */
export function TrustedBy({ heading, customers }: TrustedByProps) {
  return (
    <section css={stripCss}>
      <div css={containerCss}>
        <h2 css={titleCss}>{heading.title}</h2>
        <ul css={listCss}>
          {customers.map(({ name, image }) => (
            <li key={name}>
              <Logo css={logoCss} src={image.publicURL} alt={name} width={128} height={32} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const customerFragment = graphql`
  fragment Customer on Customer {
    name
    image {
      publicURL
    }
  }
`;
