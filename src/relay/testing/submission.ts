import type { Submission } from "../../contact/rules";
import type { Stored } from "../delivery/store";

/** A submission with nothing wrong. */
export const submission: Submission = {
  firstName: "Ana",
  lastName: "Ruiz",
  phone: "+34 600 000 000",
  email: "ana@acme.example",
  message: "We would like to see it\non our own events.",
};

/** The same as it is kept, on its first try. */
export const stored: Stored = {
  ...submission,
  id: "0123456789abcdef0123456789abcdef",
  receivedAt: Date.UTC(2026, 0, 15, 9, 30),
  spam: "",
  attempts: 1,
};
