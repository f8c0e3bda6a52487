import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { initialsOf } from "../components/picture/initials";
import { Picture } from "../components/picture/picture";
import { Tag } from "../components/tag";
import { color, radius, size, space, weight } from "../theme/tokens";
import { useSite } from "./use-site";

interface ArticleHeaderProps {
  article: Queries.ArticleHeaderFragment;
  /** Path of the blog list. */
  blog: string;
}

const headerCss = css({ display: "grid", justifyItems: "start", gap: space.normal });
const backCss = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.tight,
  minHeight: "2.75rem",
  fontSize: size.small,
  fontWeight: weight.strong,
  color: color.accentStrong,
  "@media print": { display: "none" },
});
const titleCss = css({ fontSize: size.display, lineHeight: 1.06, letterSpacing: "-0.03em" });
const subtitleCss = css({ fontSize: size.lead, color: color.muted });
const bylineCss = css({ display: "flex", alignItems: "center", gap: space.snug, fontSize: size.small });
const portraitCss = css({ width: "3rem", height: "3rem", borderRadius: radius.round });
const thumbnailCss = css({
  width: "100%",
  marginBlockStart: space.loose,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
});

/** Top of an article: the way back, category, title, subtitle, who and when. */
export function ArticleHeader({ article, blog }: ArticleHeaderProps) {
  const { site, strings } = useSite();
  const { category, title, subtitle, author, day, date, thumbnail } = article;
  return (
    <header css={headerCss}>
      <Link css={backCss} to={blog}>
        <Icon name="arrowLeft" />
        {strings.backToBlogs}
      </Link>
      <Tag>{category}</Tag>
      <h1 css={titleCss}>{title}</h1>
      <p css={subtitleCss}>{subtitle}</p>
      <div css={bylineCss}>
        <Picture
          css={portraitCss}
          image={author?.image.childImageSharp?.gatsbyImageData}
          alt=""
          fallback={initialsOf(author?.name ?? "")}
        />
        <p>
          {strings.writtenBy} {author ? `${author.name}, ${author.role}` : site.name}
          <br />
          <time dateTime={day}>{date}</time>
        </p>
      </div>
      {thumbnail ? (
        <Picture
          css={thumbnailCss}
          image={thumbnail.image.childImageSharp?.gatsbyImageData}
          alt={thumbnail.alt}
          first
        />
      ) : null}
    </header>
  );
}

export const articleHeaderFragment = graphql`
  fragment ArticleHeader on MdxFrontmatter {
    category
    title
    subtitle
    day: date(formatString: "YYYY-MM-DD")
    date(formatString: "MMMM D, YYYY")
    author {
      name
      role
      image {
        childImageSharp {
          gatsbyImageData(width: 48, height: 48, layout: FIXED, formats: [WEBP, AVIF])
        }
      }
    }
    thumbnail {
      alt
      image {
        childImageSharp {
          gatsbyImageData(width: 720, formats: [WEBP, AVIF])
        }
      }
    }
  }
`;
