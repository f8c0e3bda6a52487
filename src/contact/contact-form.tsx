import { css } from "@emotion/react";
import { useEffect } from "react";

import { Button } from "../components/button-control";
import { Field, TextArea } from "../components/field";
import { useHydrated } from "../components/motion/use-hydrated";
import { frameToasts } from "../components/toast/frame-toasts";
import { Toaster } from "../components/toast/toaster";
import { color, media, size, space } from "../theme/tokens";
import { limits, relayUrl } from "./limits";
import type { Messages } from "./messages";
import { findMissing, sentLength, trapName, type FieldName } from "./rules";
import { useContactForm } from "./use-contact-form";
import { useOnline } from "./use-online";

/** The form's words; what stands in braces is filled in. */
export interface FormStrings extends Record<FieldName, string> {
  messagePlaceholder: string;
  counter: string;
  cut: string;
  required: string;
  invalid: string;
  missing: string;
  kept: string;
  offline: string;
  trap: string;
  send: string;
  sending: string;
}

interface ContactFormProps {
  strings: FormStrings;
  messages: Messages;
  /** Words of the button that takes a toast away. */
  dismissLabel: string;
  /** Where else one can write. */
  mailAddress: string;
  /** Id of the form's heading. */
  titleId: string;
}

const formCss = css({ display: "grid", gap: space.loose, "&:focus": { outline: "none" } });
const pairCss = css({ display: "grid", gap: space.loose, [media.desktop]: { gridTemplateColumns: "1fr 1fr" } });
const noteCss = css({ fontSize: size.small, color: color.muted, overflowWrap: "anywhere" });
// Nobody counts along without scripts, and no word is to be lost in silence.
const plainCss = css({ display: "none", "@media (scripting: none)": { display: "block" } });
const endCss = css({ display: "grid", gap: space.snug });
// Out of sight, and out of reach of keys and screen readers.
const trapCss = css({
  position: "absolute",
  insetInlineStart: "-100vw",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});

/**
 * The contact form. It is a plain form to the relay before and without scripts; with them it checks while one types, sends in place
 * and keeps what was typed.
 */
export function ContactForm({ strings, messages, dismissLabel, mailAddress, titleId }: ContactFormProps) {
  const hydrated = useHydrated();
  const online = useOnline();
  const { handlers, entered, errors, state } = useContactForm(messages, strings.invalid);
  const sending = state === "sending";
  const missing = findMissing(entered);
  const untouched = Object.values(entered).every((value) => value === "");

  // The site's frame shows them, where they outlive this page. They are there before the first toast, so that it is announced.
  useEffect(() => {
    frameToasts.write(<Toaster dismissLabel={dismissLabel} />);
  }, [dismissLabel]);

  function describe(field: FieldName) {
    const cut = entered[field].length > sentLength[field];
    return {
      name: field,
      label: strings[field],
      required: true,
      readOnly: sending,
      error: errors[field],
      hint: cut ? strings.cut.replace("{n}", String(sentLength[field])) : undefined,
    };
  }

  const message = describe("message");
  const count = strings.counter.replace("{n}", String(entered.message.length));

  const kept = online ? strings.kept.replace("{email}", () => mailAddress) : strings.offline;
  const note =
    state === "failed" ? kept : strings.missing.replace("{fields}", missing.map((field) => strings[field]).join(", "));
  const hasNote = state === "failed" || (!untouched && missing.length > 0);

  return (
    <form
      {...handlers}
      css={formCss}
      data-contact=""
      method="post"
      action={relayUrl(process.env.GATSBY_RELAY_URL)}
      noValidate={hydrated}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <p css={noteCss}>{strings.required}</p>
      <div css={pairCss}>
        <Field {...describe("firstName")} type="text" autoComplete="given-name" />
        <Field {...describe("lastName")} type="text" autoComplete="family-name" />
        <Field {...describe("phone")} type="tel" autoComplete="tel" />
        <Field {...describe("email")} type="email" autoComplete="email" />
      </div>
      <TextArea
        {...message}
        rows={5}
        minLength={limits.messageMinimum}
        maxLength={limits.messageMaximum}
        placeholder={strings.messagePlaceholder}
        hint={[count, message.hint].filter(Boolean).join(". ")}
      />
      <p css={[noteCss, plainCss]}>{strings.cut.replace("{n}", String(sentLength.message))}</p>
      <div css={trapCss} aria-hidden="true">
        <label htmlFor={trapName}>{strings.trap}</label>
        <input id={trapName} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div css={endCss}>
        <Button
          type="submit"
          busy={sending}
          disabled={hydrated && (sending || missing.length > 0)}
          aria-describedby="contact-note"
        >
          {sending ? strings.sending : strings.send}
        </Button>
        <p css={noteCss} id="contact-note">
          {hasNote ? note : null}
        </p>
      </div>
    </form>
  );
}
