import { css } from "@emotion/react";
import { useState } from "react";

import { Button } from "../components/button-control";
import { Field, TextArea } from "../components/field";
import { color, media, size, space } from "../theme/tokens";
import { limits, relayUrl } from "./limits";

/** The form's words; `{n}` in `counter` is filled with the message's length. */
export interface FormStrings {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  message: string;
  messagePlaceholder: string;
  counter: string;
  required: string;
  send: string;
}

const formCss = css({ display: "grid", gap: space.loose });
const pairCss = css({ display: "grid", gap: space.loose, [media.desktop]: { gridTemplateColumns: "1fr 1fr" } });
const noteCss = css({ fontSize: size.small, color: color.muted });

/** The contact form: a plain form to the relay, so that it needs no script. */
export function ContactForm({ strings }: { strings: FormStrings }) {
  const [length, setLength] = useState(0);
  return (
    <form css={formCss} method="post" action={relayUrl(process.env.GATSBY_RELAY_URL)}>
      <p css={noteCss}>{strings.required}</p>
      <div css={pairCss}>
        <Field name="firstName" label={strings.firstName} type="text" autoComplete="given-name" required />
        <Field name="lastName" label={strings.lastName} type="text" autoComplete="family-name" required />
        <Field name="phone" label={strings.phone} type="tel" autoComplete="tel" required />
        <Field name="email" label={strings.email} type="email" autoComplete="email" required />
      </div>
      <TextArea
        name="message"
        label={strings.message}
        rows={5}
        required
        minLength={limits.messageMinimum}
        maxLength={limits.messageMaximum}
        placeholder={strings.messagePlaceholder}
        hint={strings.counter.replace("{n}", String(length))}
        onChange={({ target }) => {
          setLength(target.value.length);
        }}
      />
      <Button type="submit">{strings.send}</Button>
    </form>
  );
}
