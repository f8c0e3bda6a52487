import { z } from "zod";

import { person, point } from "../blocks";
import { block } from "../define";
import { text } from "../fields";
import { definePage } from "./page";

export const contactPage = definePage("ContactPage", "contact", {
  card: block("ContactCard", "The card that holds the form", {
    title: text("Title of the card", 60),
  }),
  next: block("WhatHappensNext", "What happens after a message is sent", {
    title: text("Heading", 90),
    steps: z.array(point).min(1).describe("The steps in order"),
    people: z.array(person()).min(1).describe("Slugs of the people who answer"),
    mail: text("Text before the mail address, for those who prefer mail", 120),
  }),
});
