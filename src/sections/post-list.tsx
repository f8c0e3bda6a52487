import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { cardCss, cardListCss } from "../components/card";
import { HiddenText } from "../components/hidden-text";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { Tag } from "../components/tag";
import { color, size, space, weight } from "../theme/tokens";
import { useSite } from "./use-site";

interface PostListProps {
  heading: Queries.HeadingFragment;
  posts: readonly Queries.PostFragment[];
}

// The link stands at the foot, however long the words are.
const rowsCss = css({ gridTemplateRows: "auto auto 1fr auto", gap: space.snug });
const factsCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.snug,
  fontSize: size.small,
  color: color.muted,
});
const titleCss = css({ fontSize: size.title });
const linkCss = css({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  gap: space.hair,
  minHeight: "2.75rem",
  fontSize: size.small,
  fontWeight: weight.strong,
  color: color.accentStrong,
  textUnderlineOffset: "0.2em",
});

function PostCard({ post }: { post: Queries.PostFragment }) {
  const { strings } = useSite();
  const { title, description, date, day, tag, url, linkedinUrl } = post;
  return (
    <li css={[cardCss, rowsCss]}>
      <p css={factsCss}>
        <Tag>{tag}</Tag>
        <time dateTime={day}>{date}</time>
      </p>
      <h3 css={titleCss}>{title}</h3>
      <p>{description}</p>
      <Link css={linkCss} to={url ?? linkedinUrl ?? ""} {...(url ? {} : { newTab: strings.newTab })}>
        {url ? strings.readMore : strings.readOnLinkedIn}
        <HiddenText>: {title}</HiddenText>
        <Icon name={url ? "arrowRight" : "arrowUpRight"} />
      </Link>
    </li>
  );
}

/** Posts of this site and of others, newest first. */
export function PostList({ heading, posts }: PostListProps) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <ul css={cardListCss}>
        {posts.map((post) => (
          <PostCard key={post.jsonId} post={post} />
        ))}
      </ul>
    </Section>
  );
}

export const postFragment = graphql`
  fragment Post on Post {
    jsonId
    title
    description
    day: date(formatString: "YYYY-MM-DD")
    date(formatString: "MMMM D, YYYY")
    tag
    url
    linkedinUrl
  }
`;
