/** What the build adds to articles, and to the types of the transformer plugins, whose fields no query may use. */
export const articleTypes = `
  "A chapter of an article"
  type ArticleSection {
    "Anchor of its heading"
    id: String!
    title: String!
  }

  "A picture in an article's text"
  type ArticleFigure {
    image: File! @imageFile
    "What it shows, for those who cannot see it"
    alt: String!
    caption: String
  }

  "A stretch of an article's text: HTML, or a picture; with neither of them, the pull quote stands here"
  type ArticlePart {
    html: String
    figure: ArticleFigure
  }

  "The text of an article"
  type ArticleContent {
    parts: [ArticlePart!]!
    "Its chapters, in order"
    sections: [ArticleSection!]!
    "Whether the HTML holds components or footnotes, which have styles of their own"
    hasComponents: Boolean!
  }

  type Article implements Node {
    "Path of the article's page"
    path: String!
    "Minutes it takes to read"
    minutes: Int!
    content: ArticleContent!
  }
`;
