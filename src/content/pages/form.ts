import { z } from "zod";

import { action, person, point } from "../blocks";
import { block } from "../define";
import { filled, text } from "../fields";
import { fixedSection } from "./section";

export const form = fixedSection(
  "form",
  "The contact form; as first section its title is the page's h1",
  {
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
    sent: block(
      "MessageSent",
      "At the top of the card after a message was sent, with the first of the people who answer",
      {
        title: text("Thanks, for visitors whose name is unknown", 60),
        named: filled("Thanks with the visitor's first name", 60, "name"),
        text: filled("Who answers, and when", 160, "person"),
        action: action.describe("The next step, e.g. to a page on which the visitor can choose a time").optional(),
      },
    ),
    notice: block("FormNotice", "Under the form: what happens to what was typed", {
      text: filled("In a line or two: what it is used for, who receives it and how long it is kept", 240, "delivered"),
      title: text("Label that opens the details", 60),
      controller: point.describe("Who is responsible, and how to reach them"),
      purpose: point.describe("What it is used for, and on what legal basis"),
      recipients: point.describe("Who receives it"),
      storage: block("StoragePoint", "How long it is kept, in days that the build takes from the relay's settings", {
        title: text("Heading", 80),
        text: filled(
          "When the copy is deleted, in days after the mail was sent and, if it could not be sent, after the message arrived; and that it is kept until a person sends it again or closes it if the mail came back",
          600,
          "delivered",
          "dead",
        ),
      }),
      rights: point.describe("What the visitor may ask for"),
    }),
    trust: text("Above the logos of customers; without it they are not shown", 90).optional(),
  },
  { opens: "first", once: true, leadsOn: true },
);
