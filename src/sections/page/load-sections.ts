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

/** Sections that hydrate. Each is a chunk, which the build adds to the scripts of its pages by its name. */
const scripted: { [Type in Exclude<SectionType, keyof typeof staticSections>]: () => Promise<SectionComponent<Type>> } =
  {
    FeaturedCustomersSection: async () =>
      (await import(/* webpackChunkName: "FeaturedCustomersSection" */ "./featured-customers")).FeaturedCustomers,
    ForecastSection: async () => (await import(/* webpackChunkName: "ForecastSection" */ "./forecast")).ForecastScreen,
    FormSection: async () => (await import(/* webpackChunkName: "FormSection" */ "./form")).Form,
    HighlightsSection: async () =>
      (await import(/* webpackChunkName: "HighlightsSection" */ "./highlights")).Highlights,
    LogosSection: async () => (await import(/* webpackChunkName: "LogosSection" */ "./logos")).Logos,
    MovingPlatformsSection: async () =>
      (await import(/* webpackChunkName: "MovingPlatformsSection" */ "./moving-platforms")).MovingPlatforms,
    PartnersSection: async () => (await import(/* webpackChunkName: "PartnersSection" */ "./partners")).Partners,
    PlatformsSection: async () => (await import(/* webpackChunkName: "PlatformsSection" */ "./platforms")).Platforms,
    PostsSection: async () => (await import(/* webpackChunkName: "PostsSection" */ "./posts")).Posts,
  };

/** Loaded components. The server has all; webpack drops them from the browser's scripts. */
const loaded: Partial<Components> = typeof window === "undefined" ? { ...staticSections, ...scriptedSections } : {};

/** By chunk. */
const loading = new Map<string, Promise<void>>();

export function isScripted(type: SectionType): type is keyof typeof scripted {
  return type in scripted;
}

/** Returns the component of a section, once it is loaded. */
export function findComponent(type: SectionType): ComponentType<PageSection & { position: number }> | undefined {
  return loaded[type] as ComponentType<PageSection & { position: number }> | undefined;
}

async function fetchSection(type: SectionType): Promise<void> {
  Object.assign(
    loaded,
    isScripted(type)
      ? { [type]: await scripted[type]() }
      : await import(/* webpackChunkName: "static-sections" */ "./static-sections"),
  );
}

/** Loads the component of a section, once. */
export function loadSection(type: SectionType): Promise<void> {
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
const firstSections = new Map<SectionType, Promise<void>>();

/** Returns a promise for `use`. On the first page a section that cannot be loaded keeps its HTML, which works without scripts. */
export function waitForSection(type: SectionType): Promise<void> {
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
