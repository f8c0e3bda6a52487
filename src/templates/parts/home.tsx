import { SignalField } from "../../components/art/signal-field";
import { Award } from "../../sections/award";
import { CallToAction } from "../../sections/call-to-action";
import { Difference } from "../../sections/difference";
import { Hero } from "../../sections/hero";
import { heroArtCss } from "../../sections/hero-art";
import { IndustryLeaders } from "../../sections/industry-leaders";
import { Leaders } from "../../sections/leaders";
import { PageHead, toHeadProps } from "../../sections/page-head";
import { Screen } from "../../sections/screen";
import { Stats } from "../../sections/stats";

interface HomeProps {
  page: NonNullable<Queries.HomeTemplateQuery["page"]>;
}

/** Head of the page, and what stands before its moving parts. */
export function HomeBegin({ page, leaders }: HomeProps & { leaders: readonly Queries.LeaderFragment[] }) {
  return (
    <>
      <PageHead {...toHeadProps(page)} />
      <Hero hero={page.hero} dark aside={<SignalField css={heroArtCss} labels={page.signal} />}>
        <Stats stats={page.stats} />
      </Hero>
      <Award award={page.award} />
      <Leaders heading={page.leaders} leaders={leaders} />
      <Screen screen={page.screen} />
      <Difference difference={page.difference} />
    </>
  );
}

/** What stands after the moving parts. */
export function HomeEnd({ page }: HomeProps) {
  return (
    <>
      <IndustryLeaders industryLeaders={page.industryLeaders} />
      <CallToAction callToAction={page.callToAction} />
    </>
  );
}
