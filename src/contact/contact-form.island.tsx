import type { ReactNode } from "react";
import { createPortal } from "react-dom";

import interfaceStrings from "#content/interface.json?form";
import { Button } from "../components/button-control";
import { Field } from "../components/field";
import { Toaster } from "../components/toast/toaster";
import { createIsland } from "../islands/create-island";
import { Slot } from "../islands/slot";
import { useHydrated } from "../islands/use-hydrated";
import { limits, relayUrl, sentLength, trapName, type FieldName, type Submission } from "./rules";
import { SentPanel } from "./sent-panel";
import { useContactForm } from "./use-contact-form";

interface ContactFormProps {
  /** Address for visitors whose message could not be sent. */
  mailAddress: string;
  /** Id of the form's heading. */
  titleId: string;
  /** Headings after a message was sent: with the visitor's first name as `{name}`, or without. */
  thanks: { title: string; named: string };
  /** Shown under that heading, as rendered by the server. */
  content?: ReactNode;
}

const strings = interfaceStrings.form;

/** Lists the empty fields, and then those whose text is too short or not of their kind. */
function formatMissing(missing: readonly FieldName[], entered: Submission): string {
  const format = (template: string, isEmpty: boolean) => {
    const fields = missing.filter((field) => (entered[field].trim() === "") === isEmpty);
    const list = fields.map((name) => strings[name]).join(strings.separator);
    return fields.length > 0 && template.replace("{fields}", () => list);
  };
  return [format(strings.missing, true), format(strings.check, false)].filter(Boolean).join(". ");
}

/**
 * Renders the contact form. With scripts it validates while the visitor types, sends without leaving the page and stores a draft;
 * without scripts the browser submits it to the relay. Its section has the styles, which the script does not need.
 */
function Form({ mailAddress, titleId, thanks, content }: ContactFormProps) {
  const hydrated = useHydrated();
  const { form, button, panel, handlers, entered, missing, errors, status, busy, thanked, folded, left } =
    useContactForm();

  function describe(field: FieldName) {
    const cut = entered[field].length > sentLength[field];
    return {
      name: field,
      label: strings[field],
      required: true,
      readOnly: busy,
      error: errors[field],
      hint: cut ? strings.cut.replace("{n}", String(sentLength[field])) : undefined,
    };
  }

  const message = describe("message");
  const count = strings.counter.replace("{n}", String(entered.message.length));

  function formatNote(): string | null {
    if (status === "failed") return strings.kept.replace("{email}", () => mailAddress);
    if (folded) return null;
    return formatMissing(missing, entered);
  }

  return (
    <>
      {/* Receives the focus. Without scripts the relay reveals it. */}
      <SentPanel ref={panel} thanks={thanks} name={thanked} hidden={status !== "sent"}>
        <Slot name="thanks">{content}</Slot>
      </SentPanel>
      {folded ? (
        <Button variant="quiet" onClick={() => form.current?.querySelector("input")?.focus()} data-another="">
          {strings.another}
        </Button>
      ) : null}
      <form
        {...handlers}
        ref={form}
        data-contact=""
        data-folded={folded ? "" : undefined}
        method="post"
        action={relayUrl(process.env.GATSBY_RELAY_URL)}
        noValidate={hydrated}
        aria-labelledby={titleId}
      >
        <div data-pair="">
          <Field {...describe("firstName")} type="text" autoComplete="given-name" />
          <Field {...describe("lastName")} type="text" autoComplete="family-name" />
        </div>
        <Field {...describe("phone")} type="tel" autoComplete="tel" />
        <Field {...describe("email")} type="email" autoComplete="email" />
        <Field
          {...message}
          rows={5}
          minLength={limits.messageMinimum}
          maxLength={limits.messageMaximum}
          placeholder={strings.messagePlaceholder}
          hint={[count, message.hint].filter(Boolean).join(". ")}
        />
        <p data-plain="">{strings.cut.replace("{n}", String(sentLength.message))}</p>
        <div data-trap="" aria-hidden="true">
          <label htmlFor={trapName}>{strings.trap}</label>
          <input id={trapName} name={trapName} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div data-end="">
          <Button type="submit" busy={busy} ref={button} aria-describedby="contact-note contact-privacy">
            {busy ? strings.sending : strings.send}
          </Button>
          <p id="contact-note" data-failed={status === "failed" || undefined} data-left={left || undefined}>
            {formatNote()}
          </p>
        </div>
      </form>
      {hydrated ? createPortal(<Toaster />, document.body) : null}
    </>
  );
}

export const ContactForm = createIsland("contact-form", Form, { start: ["draft"] });
