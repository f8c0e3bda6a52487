import { css } from "@emotion/react";
import { useState } from "react";

import { buttonCss, toneCss } from "../components/button";
import { color, media, size, space } from "../theme/tokens";
import { controlCss, Field, fieldCss, labelCss, RequiredMark } from "./field";
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
const messageCss = css({ minHeight: "9rem", resize: "vertical", lineHeight: 1.5 });
const noteCss = css({ fontSize: size.small, color: color.muted });
const counterId = "message-counter";

/** The contact form: a plain form to the relay, so that it needs no script. */
export function ContactForm({ strings }: { strings: FormStrings }) {
  const [length, setLength] = useState(0);
  return (
    <form css={formCss} method="post" action={relayUrl(process.env.GATSBY_RELAY_URL)}>
      <p css={noteCss}>{strings.required}</p>
      <div css={pairCss}>
        <Field name="firstName" label={strings.firstName} type="text" autoComplete="given-name" />
        <Field name="lastName" label={strings.lastName} type="text" autoComplete="family-name" />
        <Field name="phone" label={strings.phone} type="tel" autoComplete="tel" />
        <Field name="email" label={strings.email} type="email" autoComplete="email" />
      </div>
      <div css={fieldCss}>
        <label css={labelCss} htmlFor="message">
          {strings.message}
          <RequiredMark />
        </label>
        <textarea
          css={[controlCss, messageCss]}
          id="message"
          name="message"
          rows={5}
          required
          minLength={limits.messageMinimum}
          maxLength={limits.messageMaximum}
          placeholder={strings.messagePlaceholder}
          aria-describedby={counterId}
          onChange={({ target }) => {
            setLength(target.value.length);
          }}
        />
        <p css={noteCss} id={counterId}>
          {strings.counter.replace("{n}", String(length))}
        </p>
      </div>
      <button css={[buttonCss, toneCss.primary]} type="submit">
        {strings.send}
      </button>
    </form>
  );
}
