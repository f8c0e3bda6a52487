import { useLayoutEffect } from "react";
import { Helmet } from "react-helmet";

import { findDirection } from "../language";
import type { HeadElements } from "./describe-page";

interface HeadProps extends HeadElements {
  language: string;
  /** Serialized JSON-LD; not on the 404 page and not in the browser, because search engines read it from documents. */
  graph?: string | undefined;
}

const graphType = "application/ld+json";

const described = `title, meta[name]:not([name=viewport], [name=format-detection]), meta[property], link[rel=canonical], link[rel=alternate], script[type="${graphType}"]`;

/** The server's elements, found before React inserts any. */
const serverHead = typeof document === "undefined" ? [] : [...document.head.querySelectorAll(described)];

/** After hydration React's elements replace them, also when a visitor navigates to another page. */
function removeServerHead(): void {
  for (const element of serverHead.splice(0)) element.remove();
}

export function Head({ title, meta, links, language, graph }: HeadProps) {
  useLayoutEffect(removeServerHead, []);

  const elements = [
    <title key="title">{title}</title>,
    ...meta.map((attributes) => <meta key={attributes["name"] ?? attributes["property"]} {...attributes} />),
    ...links.map((attributes) => <link key={attributes["rel"]} {...attributes} />),
  ];
  // In the browser React 19 moves these elements into the head. The condition is an expression so that webpack drops react-helmet.
  return typeof window === "undefined" ? (
    <Helmet htmlAttributes={{ lang: language, dir: findDirection(language) }}>
      {elements}
      {graph === undefined ? null : <script type={graphType}>{graph}</script>}
    </Helmet>
  ) : (
    elements
  );
}
