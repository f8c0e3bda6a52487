import { z } from "zod";

import { action, person, point, stat } from "../blocks";
import { block } from "../define";
import { filled, text, url } from "../fields";
import { fixedSection } from "./section";

export const form = fixedSection("form", "The contact form; as first section its title is the page's h1", {
  title: text("Heading", 90),
  text: text("One or two sentences under it", 400),
  card: text("Title of the card that holds the form", 60),
  next: block("WhatHappensNext", "What happens after a message is sent", {
    title: text("Heading", 90),
    steps: z.array(point).min(1).describe("The steps in order"),
    people: z.array(person()).min(1).describe("Slugs of the people who answer"),
    mail: text("Label of the mail address, for those who prefer mail", 40),
    privacy: action.describe("Link about data, e.g. to how the product handles it").optional(),
  }),
  sent: block("MessageSent", "Shown under the empty form after a message was sent", {
    title: text("Heading", 90),
    more: text("How to send another message", 160),
  }),
  bookingUrl: url("Page on which the visitor can choose a time, offered after a message was sent").optional(),
  notice: block("FormNotice", "Under the form: what happens to what was typed", {
    text: filled("In a line or two: what it is used for, who receives it and how long it is kept", 240, "delivered"),
    title: text("Label that opens the details", 60),
    controller: point.describe("Who is responsible, and how to reach them"),
    purpose: point.describe("What it is used for, and on what legal basis"),
    recipients: point.describe("Who receives it"),
    storage: block("StoragePoint", "How long it is kept, in days from the relay's settings", {
      title: text("Heading", 80),
      text: filled("Text under it", 600, "delivered", "dead"),
    }),
    rights: point.describe("What the visitor may ask for"),
  }),
  proof: block("ContactProof", "Beside the form", {
    stat: stat.describe("One figure"),
    trust: text("Above the logos of customers", 90),
  }).optional(),
});
