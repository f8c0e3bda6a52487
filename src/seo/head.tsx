import { useLayoutEffect } from "react";
import { Helmet } from "react-helmet";

import type { HeadElements } from "./describe-page";

interface HeadProps extends HeadElements {
  language: string;
  /** JSON-LD, serialized; none for an unknown address, and none in the browser: search engines read it from documents. */
  graph?: string | undefined;
}

const graphType = "application/ld+json";

const described = `title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate], script[type="${graphType}"]`;

/** What the server wrote, found before React has put anything beside it. */
const serverHead = typeof document === "undefined" ? [] : [...document.head.querySelectorAll(described)];

/** The server's head is of the page that was loaded; a page that is reached inside the site brings its own. */
function removeServerHead(): void {
  for (const element of serverHead.splice(0)) element.remove();
}

/** Writes a page's head. */
export function Head({ title, meta, links, language, graph }: HeadProps) {
  useLayoutEffect(removeServerHead, []);

  const elements = [
    <title key="title">{title}</title>,
    ...meta.map((attributes) => <meta key={attributes["name"] ?? attributes["property"]} {...attributes} />),
    ...links.map((attributes) => <link key={attributes["rel"]} {...attributes} />),
  ];
  // In the browser React itself puts these elements into the head. The condition is an expression so that webpack leaves react-helmet out.
  return typeof window === "undefined" ? (
    <Helmet htmlAttributes={{ lang: language }}>
      {elements}
      {graph === undefined ? null : <script type={graphType}>{graph}</script>}
    </Helmet>
  ) : (
    elements
  );
}
