import { useState } from "react";

import { ButtonLink, type Tone } from "../components/button";
import { Button } from "../components/button-control";
import { IconButton } from "../components/icon-button";
import { Link } from "../components/link";
import { AutoplayToggle } from "../components/motion/autoplay-toggle";
import { Note, Shelf, Specimen } from "./shelf";

/** This page's own address: its links lead nowhere else. */
const here = "#controls";

const states = ["hover", "active", "focus-visible"];

function ButtonStates({ tone }: { tone: Tone }) {
  return (
    <Specimen name={`Button, ${tone}`} row>
      <Button tone={tone}>Rest</Button>
      {states.map((state) => (
        <Button key={state} tone={tone} data-force={state}>
          {state}
        </Button>
      ))}
      <Button tone={tone} disabled>
        Disabled
      </Button>
      <Button tone={tone} busy>
        Busy
      </Button>
      <ButtonLink tone={tone} to={here}>
        Link
      </ButtonLink>
    </Specimen>
  );
}

function BusyButton() {
  const [busy, setBusy] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <>
      <Button
        busy={busy}
        onClick={() => {
          setBusy(true);
          setCount(count + 1);
        }}
      >
        {busy ? "Working..." : "Start work"}
      </Button>
      <Button
        tone="quiet"
        disabled={!busy}
        onClick={() => {
          setBusy(false);
        }}
      >
        End work
      </Button>
      <Note>Started {count} times.</Note>
    </>
  );
}

function Toggle() {
  const [paused, setPaused] = useState(false);
  return (
    <AutoplayToggle
      autoplay={{
        paused,
        toggle: () => {
          setPaused(!paused);
        },
      }}
      words={{ pause: "Pause the sample", play: "Play the sample" }}
    />
  );
}

/** Links and buttons in every state. */
export function Controls() {
  return (
    <>
      <Shelf id="controls" title="Controls">
        <Specimen name="Link" row>
          <Link to={here}>Inside the page</Link>
          <Link to="https://www.example.com/" newTab="(opens in a new tab)">
            To another site
          </Link>
        </Specimen>
        <ButtonStates tone="primary" />
        <ButtonStates tone="quiet" />
        <Specimen name="Busy while it works" row>
          <BusyButton />
        </Specimen>
        <Specimen name="Icon button" row>
          <IconButton icon="close" label="Icon button at rest" />
          {states.map((state) => (
            <IconButton key={state} icon="close" label={`Icon button, ${state}`} data-force={state} />
          ))}
        </Specimen>
        <Specimen name="Autoplay toggle" row>
          <Toggle />
        </Specimen>
      </Shelf>
      <Shelf id="controls-on-dark" title="Controls on ink" ground="dark">
        <ButtonStates tone="onDark" />
      </Shelf>
    </>
  );
}
