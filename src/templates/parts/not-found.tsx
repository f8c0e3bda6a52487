import { ActionList } from "../../components/action-list";
import { FlatLine } from "../../components/art/flat-line";
import { Hero } from "../../sections/hero";
import { heroArtCss } from "../../sections/hero-art";
import { PageHead, toHeadProps } from "../../sections/page-head";

/** What is shown where nothing is. */
export function NotFoundPage({ page, homePage }: Queries.NotFoundTemplateQuery) {
  if (!page || !homePage) return null;
  return (
    <>
      <PageHead {...toHeadProps(page)} indexable={false} card={{ path: homePage.path, title: homePage.hero.title }} />
      <Hero hero={page.hero} dark aside={<FlatLine css={heroArtCss} />}>
        <ActionList actions={page.links} />
      </Hero>
    </>
  );
}
