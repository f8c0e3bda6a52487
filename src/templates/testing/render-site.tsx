import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";

import { listFurther } from "../../gatsby/find-related";
import { notFoundPath } from "../../content/routes";
import { SiteFrame } from "../../sections/site-frame";
import ArticleTemplate from "../article";
import BlogTemplate from "../blog";
import SectionsTemplate from "../sections";
import { connect, createNodes, type PlacedRecord } from "./query-records";
import { staticData } from "./static-data";

type Fields = Record<string, unknown>;

const templates: Record<string, [query: string, template: ComponentType<object>]> = {
  sections: ["SectionsTemplate", SectionsTemplate as ComponentType<object>],
  blog: ["BlogTemplate", BlogTemplate as ComponentType<object>],
  article: ["ArticleTemplate", ArticleTemplate as ComponentType<object>],
};

interface Data {
  page?: { sections?: { forecast?: unknown }[] };
}

/** Connects the pages of records, each of which it renders as the build does: without a browser, to HTML with its head. */
export async function createRenderer(records: readonly PlacedRecord[]) {
  const nodes = await createNodes(records);
  const run = connect(nodes);
  const site = await run("Site");
  const typeOf = (node: Fields) => (node["internal"] as Fields)["type"];
  const newestFirst = nodes
    .filter((node) => typeOf(node) === "Article")
    .map((node): Fields => ({ ...node, author: node["author"] === undefined ? null : { slug: node["author"] } }))
    .sort((a, b) => String(b["date"]).localeCompare(String(a["date"])));
  const pages = new Map<string, { template: string; context: Fields }>();
  for (const { path, slug } of newestFirst) {
    const own = newestFirst.find((each) => each["slug"] === slug);
    const further = listFurther(own as never, newestFirst as never).map((other) => other.slug);
    pages.set(String(path), { template: "article", context: { slug, further } });
  }
  for (const { path, template, id } of nodes.filter((node) => "headline" in node)) {
    const context = { id, skip: 0, limit: 48, isMissing: path === notFoundPath };
    pages.set(String(path), { template: String(template), context });
  }

  async function render(path: string, isFramed = true): Promise<string> {
    const { template, context } = pages.get(path) ?? { template: "" };
    const [query, Template] = templates[template] ?? [];
    if (!query || !Template) throw new Error(`There is no page ${path}.`);
    const data = await run<Data>(query, context);
    const props = { data, location: { pathname: path }, pageContext: context };
    staticData.current = site;
    const page = createElement(Template, props);
    const body = renderToStaticMarkup(
      isFramed ? (
        <SiteFrame page={path} data={data as object}>
          {page}
        </SiteFrame>
      ) : (
        page
      ),
    );
    const { title, meta, link, script } = Helmet.renderStatic();
    // The window shows one account, metric and scenario at a time.
    const forecasts = (data.page?.sections ?? []).map(({ forecast }) => forecast);
    return [title, meta, link, script, body, JSON.stringify(forecasts)].map(String).join("\n");
  }

  return { paths: [...pages.keys()], render };
}
