import { css, Global } from "@emotion/react";
import { useEffect, useState } from "react";

import { containerCss } from "../components/section";
import { Head } from "../seo/head";
import { color, size, space } from "../theme/tokens";
import { Colours } from "./colours";
import { Controls } from "./controls";
import { Fields } from "./fields";
import { collectForcedRules } from "./force-states";
import { Moving } from "./moving";
import { Overlays } from "./overlays";
import { Drawings, Pictures } from "./pictures";
import { Scales } from "./scales";
import { Surfaces } from "./surfaces";
import { VisitStates } from "./visits";

const headCss = css({ display: "grid", gap: space.normal, paddingBlockStart: space.section });
const titleCss = css({ fontSize: size.display });
const textCss = css({ fontSize: size.lead, color: color.muted, maxWidth: "60ch" });

/** Styles that show a state without the pointer or the focus, on elements with `data-force`. */
function ForcedStates() {
  const [rules, setRules] = useState("");
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setRules(collectForcedRules(document.styleSheets).join(""));
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return <Global styles={rules} />;
}

/**
 * Every token, and every primitive in every state. It is in the development server only, for those who work on the site: hence
 * its words stand here and not in `data/`. Nothing may import from this room.
 */
export default function DesignSystem() {
  return (
    <>
      <Head title="Design system" language="en" links={[]} meta={[{ name: "robots", content: "noindex, nofollow" }]} />
      <ForcedStates />
      <div css={[containerCss, headCss]}>
        <h1 css={titleCss}>Design system</h1>
        <p css={textCss}>Every token, and every primitive in every state, as the pages use them.</p>
      </div>
      <Colours />
      <Scales />
      <Controls />
      <Fields />
      <Surfaces />
      <Moving />
      <Overlays />
      <Pictures />
      <Drawings />
      <VisitStates />
    </>
  );
}
