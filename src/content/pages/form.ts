import { z } from "zod";

import { action, person, point, stat } from "../blocks";
import { block } from "../define";
import { text } from "../fields";
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
    privacy: action.describe("Link to how data of visitors is handled"),
  }),
  sent: block("MessageSent", "Shown above the empty form after a message was sent", {
    title: text("Heading", 90),
    steps: z.array(point).min(1).describe("When something happens, and what"),
    more: text("How to send another message", 160),
  }),
  proof: block("ContactProof", "Beside the form", {
    stat: stat.describe("One figure"),
    source: action.describe("Link to how the figure is measured"),
    trust: text("Above the logos of customers", 90),
  }),
});
