import { Helmet } from "react-helmet";

import type { HeadElements } from "./describe-page";

interface HeadProps extends HeadElements {
  language: string;
  /** JSON-LD, serialized; none for an unknown address. */
  graph?: string | undefined;
}

/** Writes a page's head. */
export function Head({ title, meta, links, language, graph }: HeadProps) {
  return (
    <Helmet htmlAttributes={{ lang: language }} defer={false}>
      <title>{title}</title>
      {meta.map((attributes) => (
        <meta key={attributes["name"] ?? attributes["property"]} {...attributes} />
      ))}
      {links.map((attributes) => (
        <link key={attributes["rel"]} {...attributes} />
      ))}
      {graph === undefined ? null : <script type="application/ld+json">{graph}</script>}
    </Helmet>
  );
}
