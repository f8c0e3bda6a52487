import type { ReactNode } from "react";

interface DocumentProps {
  htmlAttributes: object;
  headComponents: readonly ReactNode[];
  bodyAttributes: object;
  preBodyComponents: readonly ReactNode[];
  body: string;
  postBodyComponents: readonly ReactNode[];
}

/** HTML document of all pages. Gatsby requires the id `___gatsby` (see its documentation of `html.js`). */
export default function Document(props: DocumentProps) {
  return (
    // Helmet sets the language.
    // eslint-disable-next-line jsx-a11y/html-has-lang
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Phones would turn numbers into links, which breaks hydration. */}
        <meta name="format-detection" content="telephone=no,date=no,email=no,address=no" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
