import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { cardCss } from "../../components/card";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { color, media, motion, size, space, weight } from "../../theme/tokens";

const endCss = css({
  display: "grid",
  gap: space.normal,
  [media.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(0, 1fr))", gridAutoFlow: "column" },
  "@media print": { display: "none" },
});
const linkCss = css(cardCss, {
  alignContent: "space-between",
  gap: space.snug,
  height: "100%",
  padding: space.loose,
  textDecoration: "none",
  transition: `border-color ${motion.quick}`,
  "&:hover": { borderColor: color.text },
});
const labelCss = css({ display: "flex", justifyContent: "space-between", fontSize: size.small, color: color.muted });
const titleCss = css({
  fontWeight: weight.strong,
  lineHeight: 1.3,
  textWrap: "balance",
  "a:hover &": { color: color.accentStrong },
});

interface ArticleEndProps {
  product: Queries.ArticleProductFragment | null;
  next: Queries.ArticleLinkFragment | undefined;
}

export function ArticleEnd({ product, next }: ArticleEndProps) {
  const links = [
    product ? { label: strings.article.product, to: product.path, title: product.headline } : [],
    next ? { label: strings.article.next, to: next.path, title: next.title } : [],
  ].flat();
  if (links.length === 0) return null;
  return (
    <ul role="list" css={endCss}>
      {links.map(({ label, to, title }) => (
        <li key={to}>
          <Link css={linkCss} to={to} draggable={false}>
            <span css={labelCss}>
              {label}
              <Icon name="arrowRight" />
            </span>{" "}
            <span css={titleCss}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const articleProductFragment = graphql`
  fragment ArticleProduct on Page {
    path
    headline
  }
`;
