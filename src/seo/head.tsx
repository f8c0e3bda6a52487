import { Helmet } from "react-helmet";

import { findDirection } from "../text/language";
import type { HeadElements } from "./describe-page";

interface HeadProps extends HeadElements {
  language: string;
  /** Serialized JSON-LD, in documents only; undefined on the 404 page. */
  graph?: string | undefined;
}

const graphType = "application/ld+json";

export function Head({ title, meta, links, language, graph }: HeadProps) {
  const elements = [
    <title key="title">{title}</title>,
    ...meta.map((attributes) => <meta key={attributes["name"] ?? attributes["property"]} {...attributes} />),
    ...links.map((attributes) => <link key={Object.values(attributes).join(" ")} {...attributes} />),
  ];
  // In the browser React 19 hoists these elements. The condition is an expression, so that webpack drops react-helmet.
  return typeof window === "undefined" ? (
    <Helmet htmlAttributes={{ lang: language, dir: findDirection(language) }}>
      {elements}
      {graph === undefined ? null : <script type={graphType}>{graph}</script>}
    </Helmet>
  ) : (
    elements
  );
}
