import type { ReactNode } from "react";

import { besideHeroCss } from "../../../components/art/beside-hero-css";
import { FlatLine } from "../../../components/art/flat-line";
import { formatSizes } from "../../../components/picture/sizes";
import { AccountMap } from "../map/account-map";
import { PanelPicture } from "../pictures/panel-picture";
import { Signal } from "../signal/signal";
import { HeroCalls } from "./hero-calls";
import { HeroCards } from "./hero-cards";
import { HeroCustomers } from "./hero-customers";
import { HeroPeople } from "./hero-people";

/** Five of twelve columns, beside the text, where wide pictures are legible from 1200 px. */
const asideSizes = formatSizes([1024, 5 / 12, -27]);
const smallSizes = formatSizes([1024, 5 / 12, -27], [768, 1 / 2, -24], [472, 0, 432]);
const smallAside = "@media (max-width: 74.999em)";

/** Renders what the page's `hero` has beside its text; null if it has nothing. */
export function renderAside(hero: Queries.HeroSectionFragment): ReactNode {
  const { signal, map, picture, people, cards, calls, logos, art } = hero;
  if (signal) return <Signal {...signal} />;
  if (map) return <AccountMap {...map} />;
  if (picture)
    return <PanelPicture picture={picture} sizes={asideSizes} smallIn={smallAside} smallSizes={smallSizes} first />;
  if (people && people.length > 0) return <HeroPeople people={people} />;
  if (cards.length > 0) return <HeroCards cards={cards} />;
  if (calls) return <HeroCalls {...calls} />;
  if (logos) return <HeroCustomers {...logos} />;
  return art ? <FlatLine css={besideHeroCss} /> : null;
}
