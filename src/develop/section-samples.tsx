import { css } from "@emotion/react";
import type { PageProps } from "gatsby";
import { Suspense, use } from "react";

import { containerCss } from "../components/section";
import { PageSections, type PageSection } from "../sections/page/page-sections";
import { color, radius, size, space } from "../theme/tokens";

/** First section of a kind in the content. */
interface SectionSample {
  name: string;
  json: string;
  /** Page with the section, and its index there. */
  path: string;
  index: number;
}

const headCss = css({ paddingBlock: space.wide, fontSize: size.small });
const jsonCss = css({
  overflow: "auto",
  maxHeight: "24rem",
  padding: space.normal,
  borderRadius: radius.medium,
  background: color.sunken,
});

declare global {
  interface Window {
    ___loader: { loadPage: (path: string) => Promise<{ json: { data: { page: { sections: PageSection[] } } } }> };
  }
}

const pages = new Map<string, Promise<PageSection[]>>();

/** Loads the sections of a page, with Gatsby's loader. */
function loadSections(path: string): Promise<PageSection[]> {
  const sections = pages.get(path) ?? window.___loader.loadPage(path).then(({ json }) => json.data.page.sections);
  pages.set(path, sections);
  return sections;
}

function Sample({ path, index }: SectionSample) {
  const section = use(loadSections(path))[index];
  return section ? <PageSections sections={[section]} /> : null;
}

/** Shows every kind of section that the content has, with its JSON to copy. Exists only in development. */
export default function SectionSamples({ pageContext }: PageProps<object, { samples: SectionSample[] }>) {
  return (
    <>
      <title>Sections</title>
      <meta name="robots" content="noindex" />
      {pageContext.samples.map((sample) => (
        <div key={sample.name}>
          <details css={[containerCss, headCss]}>
            <summary>
              <code>{sample.name}</code>, from {sample.path}
            </summary>
            <pre css={jsonCss}>{sample.json}</pre>
          </details>
          <Suspense>
            <Sample {...sample} />
          </Suspense>
        </div>
      ))}
    </>
  );
}
