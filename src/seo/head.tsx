import { useEffect, useLayoutEffect } from "react";
import { Helmet } from "react-helmet";

import { trustData } from "../browser/trust-data";
import type { HeadElements } from "./describe-page";

interface HeadProps extends HeadElements {
  language: string;
  /** JSON-LD, serialized; none for an unknown address. */
  graph?: string | undefined;
}

const graphType = "application/ld+json";

const described = "title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]";

/** What the server wrote, found before React has put anything beside it. */
const serverHead = typeof document === "undefined" ? [] : [...document.head.querySelectorAll(described)];

/** The server's head is of the page that was loaded; a page that is reached inside the site brings its own. */
function removeServerHead(): void {
  for (const element of serverHead.splice(0)) element.remove();
}

/** Follows a navigation inside the site: the server's structured data is of the page that was loaded. */
function replaceGraph(graph: string | undefined): void {
  const present = document.head.querySelector(`script[type="${graphType}"]`);
  if (graph === undefined) {
    present?.remove();
    return;
  }
  const script = present ?? document.head.appendChild(document.createElement("script"));
  script.setAttribute("type", graphType);
  if (script.textContent !== graph) script.textContent = trustData(graph) as string;
}

/** Writes a page's head. */
export function Head({ title, meta, links, language, graph }: HeadProps) {
  useLayoutEffect(removeServerHead, []);
  useEffect(() => {
    replaceGraph(graph);
  }, [graph]);

  return (
    <Helmet htmlAttributes={{ lang: language }}>
      <title>{title}</title>
      {meta.map((attributes) => (
        <meta key={attributes["name"] ?? attributes["property"]} {...attributes} />
      ))}
      {links.map((attributes) => (
        <link key={attributes["rel"]} {...attributes} />
      ))}
      {/* A script element in the page's own tree would not be where the server put it. */}
      {typeof window === "undefined" && graph !== undefined ? <script type={graphType}>{graph}</script> : null}
    </Helmet>
  );
}
