import type { ComponentType } from "react";

import * as scriptedSections from "./scripted-sections";
import * as staticSections from "./static-sections";

export type PageSection = NonNullable<Queries.SectionsTemplateQuery["page"]>["sections"][number];

type SectionType = PageSection["__typename"];

/** Component of a section. `position` is its index on the page. */
type SectionComponent<Type extends SectionType> = ComponentType<
  Extract<PageSection, { __typename: Type }> & { position: number }
>;

type Components = { [Type in SectionType]: SectionComponent<Type> };

/** Parts of pages and of sections that hydrate, in the chunk of the static sections. */
export type StaticParts = Omit<typeof staticSections, SectionType | "staticSectionsFragment">;

export type LateType = SectionType | keyof StaticParts;

type ScriptedType = Exclude<SectionType, keyof typeof staticSections>;

/** Sections that hydrate. Each is a chunk, which the build adds to the scripts of its pages by its name. */
const scripted: { [Type in ScriptedType]: () => Promise<Pick<Components, Type>> } = {
  ArticlesSection: () => import(/* webpackChunkName: "ArticlesSection" */ "./posts"),
  FeaturedCustomersSection: () => import(/* webpackChunkName: "FeaturedCustomersSection" */ "./featured-customers"),
  ForecastSection: () => import(/* webpackChunkName: "ForecastSection" */ "./forecast"),
  FormSection: () => import(/* webpackChunkName: "FormSection" */ "./form"),
  HighlightsSection: () => import(/* webpackChunkName: "HighlightsSection" */ "./highlights"),
  LogosSection: () => import(/* webpackChunkName: "LogosSection" */ "./logos"),
  MovingPlatformsSection: () => import(/* webpackChunkName: "MovingPlatformsSection" */ "./moving-platforms"),
  PartnersSection: () => import(/* webpackChunkName: "PartnersSection" */ "./partners"),
  PlatformsSection: () => import(/* webpackChunkName: "PlatformsSection" */ "./platforms"),
  PostsSection: () => import(/* webpackChunkName: "PostsSection" */ "./posts"),
};

function loadStaticSections() {
  return import(/* webpackChunkName: "static-sections" */ "./static-sections");
}

/** Loaded components. The server has all; webpack drops them from the browser's scripts. */
const loaded: Partial<Components & StaticParts> =
  typeof window === "undefined" ? { ...staticSections, ...scriptedSections } : {};

/** By chunk. */
const loading = new Map<string, Promise<void>>();

export function isScripted(type: LateType): type is ScriptedType {
  return type in scripted;
}

/** Returns the component of a section, once it is loaded. */
export function findComponent(type: LateType): ComponentType<object> | undefined {
  return loaded[type] as ComponentType<object> | undefined;
}

async function fetchSection(type: LateType): Promise<void> {
  // Modules export components by the names of their sections.
  Object.assign(loaded, await (isScripted(type) ? scripted[type]() : loadStaticSections()));
}

/** Loads the component of a section, once. */
export function loadSection(type: LateType): Promise<void> {
  const chunk = isScripted(type) ? type : "static-sections";
  const known = loading.get(chunk);
  if (known) return known;
  const promise = fetchSection(type);
  promise.catch(() => loading.delete(chunk));
  loading.set(chunk, promise);
  return promise;
}

const never = new Promise<never>(() => undefined);

/** Page that the server has rendered, and its sections. */
const firstPath = typeof location === "undefined" ? "" : location.pathname;
const firstSections = new Map<LateType, Promise<void>>();

/** Returns a promise for `use`. On the first page a section that cannot be loaded keeps its HTML, which works without scripts. */
export function waitForSection(type: LateType): Promise<void> {
  if (location.pathname !== firstPath) return loadSection(type);
  const promise = firstSections.get(type) ?? loadSection(type).catch(() => never);
  firstSections.set(type, promise);
  return promise;
}

/** Waits until the sections of the first page have loaded or failed. */
export async function settleSections(): Promise<void> {
  await Promise.allSettled(loading.values());
}

interface LoadedPage {
  status?: string;
  json?: { data?: { page?: { sections?: readonly PageSection[] } | null } };
}

/**
 * Loads a page with its sections, and those of the current page, which are rendered again after a navigation back.
 * @param loadPage Gatsby's function
 */
export async function loadPageWithSections(
  path: string,
  loadPage: (path: string) => Promise<LoadedPage | undefined>,
): Promise<LoadedPage | undefined> {
  const [page] = await Promise.all([loadPage(path), loadSection("HeroSection")]);
  await Promise.all((page?.json?.data?.page?.sections ?? []).map(({ __typename }) => loadSection(__typename)));
  return page;
}
