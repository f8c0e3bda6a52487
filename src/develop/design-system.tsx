import { css } from "@emotion/react";
import { useReducer, type ComponentProps, type ReactNode } from "react";

import { ButtonLink } from "../components/button";
import { Button } from "../components/button-control";
import { Dialog } from "../components/dialog";
import { Field } from "../components/field";
import { Icon, icons, type IconName } from "../components/icon";
import { IconButton } from "../components/icon-button";
import { Link } from "../components/link";
import { AutoplayToggle } from "../components/motion/autoplay-toggle";
import { Logo } from "../components/picture/logo";
import { Picture } from "../components/picture/picture";
import { containerCss, Section } from "../components/section";
import { Toaster } from "../components/toast/toaster";
import { showToast, type Toast } from "../components/toast/toasts";
import { radius, size, space, wrappingRow } from "../theme/tokens";

const headCss = css({ paddingBlockStart: space.sectionMedium, fontSize: size.display });
const rowCss = css({ ...wrappingRow, gap: space.normal });
const listCss = css({ display: "grid", gap: space.loose, "& > *": { minWidth: 0 } });
const itemCss = css({ display: "grid", gap: space.tight, minWidth: "7rem", overflowWrap: "anywhere" });
const portraitCss = css({ width: "8rem", fontSize: size.heading, borderRadius: radius.medium });

const text = "A line of usage telemetry becomes a forecast: solid up to now, dashed after.";
const error = "Please enter a valid email address.";
const box = { width: 136, height: 44 };
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30"/></svg>`;
const loaded = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
/** The development server responds to this URL with HTML. */
const broken = "/no-such-picture.png";

function toImage(src: string): ComponentProps<typeof Picture>["image"] {
  const gatsbyImageData = { layout: "constrained", width: 320, height: 320, images: { fallback: { src } } } as const;
  return { childImageSharp: { gatsbyImageData } };
}

function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div css={listCss}>
      <h3>{name}</h3>
      <div css={rowCss}>{children}</div>
    </div>
  );
}

function Toggle() {
  const [paused, toggle] = useReducer((value: boolean) => !value, false);
  return <AutoplayToggle autoplay={{ paused, toggle }} name="the sample" />;
}

function Overlays() {
  const [open, toggle] = useReducer((value: boolean) => !value, false);
  const show = (kind: Toast["kind"]) => () => {
    showToast({ kind, title: kind, text });
  };
  return (
    <Specimen name="Toasts and dialog">
      <Button onClick={show("success")}>Show a success</Button>
      <Button onClick={show("failure")}>Show a failure</Button>
      <Button onClick={toggle}>Open a dialog</Button>
      <Toaster />
      <Dialog open={open} onClose={toggle} title="Dialog" closeLabel="Close">
        {text.repeat(20)}
      </Dialog>
    </Specimen>
  );
}

function Controls() {
  return (
    <Section ground="sunken">
      <h2>Controls</h2>
      <Specimen name="Buttons">
        <Button>Enabled</Button>
        <Button disabled>Disabled</Button>
        <Button busy>Busy</Button>
        <Button variant="quiet">Quiet</Button>
        <ButtonLink to="/design-system">Link</ButtonLink>
      </Specimen>
      <Specimen name="Icon button and autoplay toggle">
        <IconButton icon="close" label="Icon button" />
        <Toggle />
      </Specimen>
      <Specimen name="Fields">
        <Field name="empty" label="Empty" type="text" placeholder="For example" />
        <Field name="required" label="Required, with a hint" type="tel" hint="With the country’s code." required />
        <Field name="invalid" label="Invalid" type="email" defaultValue="ada.example" error={error} />
        <Field name="area" rows={3} label="Text area" hint="0/2000 characters" />
        <Field name="area-invalid" rows={3} label="Invalid text area" defaultValue="Hello" error="Message too short" />
      </Specimen>
      <Overlays />
    </Section>
  );
}

function Pictures() {
  return (
    <Section>
      <h2>Pictures</h2>
      <Specimen name="Loaded, missing, failed">
        <Picture css={portraitCss} image={toImage(loaded)} alt="Sample portrait" fallback="SP" />
        <Picture css={portraitCss} image={null} alt="Missing portrait" fallback="MP" />
        <Picture css={portraitCss} image={toImage(broken)} alt="Failed portrait" fallback="FP" />
        <Logo image={{ publicURL: loaded, naturalSize: { width: 64, height: 64 } }} name="Logo" box={box} />
        <Logo image={null} name="Missing logo" box={box} />
        <Logo image={{ publicURL: broken, naturalSize: { width: 240, height: 40 } }} name="Failed logo" box={box} />
      </Specimen>
      <Specimen name="Icons">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <span key={name} css={itemCss}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </Specimen>
    </Section>
  );
}

/** Shows states of controls and pictures, in development only. `section-samples.tsx` shows the other components. */
export default function DesignSystem() {
  return (
    <>
      <title>Design system</title>
      <meta name="robots" content="noindex" />
      <h1 css={[containerCss, headCss]}>Design system</h1>
      <p css={containerCss}>
        <Link to="/design-system/sections">All sections of pages, with their JSON</Link>
      </p>
      <Controls />
      <Pictures />
    </>
  );
}
