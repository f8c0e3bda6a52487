import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { containerCss } from "../../components/section";
import { fill } from "../../text/fill";
import { color, size } from "../../theme/tokens";
import { ArticleBody } from "../article/article-body";
import { ArticleContents } from "../article/article-contents";
import { headerCss, titleCss } from "../article/article-header";
import { columnsCss, marginCss, textCss } from "../article/article-layout";
import { DraftTag } from "../draft-tag";

const dateCss = css({ fontSize: size.small, color: color.muted });

/** Page of text, such as a privacy notice: the whole of a file of `data/texts/`. */
export function DocumentSection({ title, draft, date, dateText, content }: Queries.DocumentSectionFragment) {
  return (
    <article css={[containerCss, columnsCss]}>
      <header css={headerCss}>
        <DraftTag draft={draft} />
        <h1 css={titleCss}>{title}</h1>
        <p css={dateCss}>
          <time dateTime={date}>{fill(strings.updated, { date: dateText })}</time>
        </p>
      </header>
      {content.sections.length > 0 ? (
        <div css={marginCss}>
          <ArticleContents sections={content.sections} />
        </div>
      ) : null}
      <div css={textCss}>
        <ArticleBody content={content} quote={null} />
      </div>
    </article>
  );
}

export const documentFragment = graphql`
  fragment DocumentSection on DocumentSection {
    title
    draft
    date
    dateText
    content {
      ...ArticleBody
      sections {
        id
        title
      }
    }
  }
`;
