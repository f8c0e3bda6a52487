import { graphql } from "gatsby";

import { Section } from "../../components/section";
import { PostCard } from "../blog/post-card";
import { postGridCss } from "../blog/post-grid";

/** Articles of the blog, as cards: the newest ones. Hidden while there are none, of which the check warns. */
export function PostsSection({ title, text, entries, ...frame }: Queries.PostsSectionFragment) {
  if (entries.length === 0) return null;
  return (
    <Section frame={frame} title={title} text={text} layout="beside">
      <ul role="list" css={postGridCss}>
        {entries.map((entry) => (
          <PostCard key={entry.to} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}

export const postsFragment = graphql`
  fragment PostsSection on PostsSection {
    ...Titled
    entries {
      ...BlogEntry
    }
  }
`;
