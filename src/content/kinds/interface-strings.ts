import type { z } from "zod";

import { block, defineContent } from "../define";
import { filled, text } from "../fields";

const message = (description: string, body = text("Text", 240)) =>
  block("Message", "Title and text of a message", { title: text("Title", 60), text: body }).describe(description);

/** Declares a number with its noun in the plural categories of Unicode: English has two, Arabic six. */
const counted = (description: string) =>
  block("Counted", "A number with its noun; {n} is replaced", {
    zero: text("For none, where the language has a form for it", 40).optional(),
    one: text("For one", 40),
    two: text("For two, where the language has a form for it", 40).optional(),
    few: text("For a few, where the language has a form for it", 40).optional(),
    many: text("For many, where the language has a form for it", 40).optional(),
    other: filled("For all other numbers", 40, "n"),
  }).describe(description);

const ranking = {
  title: text("Heading", 40),
  name: text("Head of the column of names", 20),
  count: text("Head of the column of numbers", 20),
};

const visitData = block("VisitDataStrings", "The dialog with the visitor's own visits", {
  title: text("Button in the footer, and heading of the dialog that it opens", 40),
  close: text("Button in the dialog's corner", 20),
  kept: text("What is stored", 240),
  privacy: text("Where it is stored, and for how long", 240),
  empty: text("Shown while nothing is recorded", 240),
  optedOut: text("Shown when the browser sends a privacy signal and nothing is recorded", 240),
  deleted: text("Shown after everything was deleted", 240),
  off: text("Shown when the visitor has objected, or has not agreed", 240),
  object: text("Checkbox for a lasting objection", 60),
  objectHint: text("Under that checkbox: it deletes what is recorded, and holds until it is cleared", 160),
  visits: text("Label of a figure", 20),
  views: text("Label of a figure", 20),
  totalTime: text("Label of a figure", 20),
  firstVisit: text("Label of a figure", 20),
  unknown: text("In place of an invalid time", 20),
  pages: block("VisitedPagesStrings", "The pages that were viewed most", {
    ...ranking,
    average: text("Head of the column of times", 20),
  }),
  hours: block("VisitHoursStrings", "The hours of the day with the most views", ranking),
  referrers: block("ReferrersStrings", "The sites that most visits came from", {
    ...ranking,
    direct: text("In place of a site if it is unknown", 40),
  }),
  devices: block("DevicesStrings", "The kinds of device", {
    ...ranking,
    mobile: text("Kind of device", 20),
    tablet: text("Kind of device", 20),
    desktop: text("Kind of device", 20),
  }),
  browsers: block("BrowsersStrings", "The browsers", {
    ...ranking,
    other: text("Any other browser", 20),
  }),
  clicks: block("ClicksStrings", "The last clicks", {
    title: text("Heading", 40),
    count: filled("How many there are", 60, "n"),
    link: text("What was clicked", 20),
    button: text("What was clicked", 20),
    field: text("What was clicked", 20),
    element: text("What was clicked, if it was something else", 20),
  }),
  download: text("Button that saves the whole record as a file", 20),
  file: filled("Name of that file", 60, "date"),
  delete: text("Button that asks whether to delete everything", 20),
  ask: text("The question", 40),
  confirm: text("Button that deletes", 20),
  keep: text("Button that cancels", 20),
  done: text("Button that closes the dialog when it is empty", 20),
});

/** Strings of the interface: buttons, labels, messages. The site replaces `{…}`. */
export const interfaceStrings = defineContent(
  "InterfaceStrings",
  { noun: "interface", files: "interface.json", holds: "one", labelledBy: "noun" },
  block("InterfaceStrings", "Strings of the interface", {
    skipLink: text("First link of every page", 60),
    home: text("Name of the home page in breadcrumbs and of the logo's link", 40),
    navigation: text("Name of the header's navigation", 40),
    openMenu: text("Button that opens the menu on small screens", 40),
    closeMenu: text("Button that closes it", 40),
    newTab: text("Read out after a link that opens a new tab", 60),
    all: text("First choice of every filter", 20),
    applyNow: text("Button of a job", 40),
    noJobs: filled("Shown when there are no jobs", 160, "email"),
    featured: text("Above the featured article", 40),
    readMore: text("Link of a post of this site", 40),
    readOnLinkedIn: text("Link of a post elsewhere", 40),
    backToBlogs: text("Link above an article", 40),
    writtenBy: text("Before the author of an article", 40),
    draft: text("Tag of drafts, shown to editors", 40),
    scheduled: filled("Tag of scheduled content, shown to editors", 60, "date"),
    suggestion: filled("Link on the page for unknown addresses, to a page of almost that address", 60, "title"),
    updated: filled("Day of the last change of a page of text", 40, "date"),
    readingTime: filled("How long an article takes to read", 40, "n"),
    moreArticles: text("Heading above the articles to read next", 60),
    rssFeed: text("Link to the feed", 40),
    otherLanguages: text(
      "Name of the list of links to a page in other languages: for screen readers, or shown on a menu of more than one",
      60,
    ),
    sections: text("Name of the list of chapters of a page", 40),
    measured: text("Link below figures to their definitions", 40),
    article: block("ArticleStrings", "Labels in the text of articles", {
      chartTable: text("Opens the numbers of a chart as a table", 40),
      notes: text("Heading of the footnotes", 40),
      backToText: text("Link from a footnote back to its reference in the text", 40),
      product: text("Above the link to the product under an article", 40),
      next: text("Above the link to the next article", 40),
    }),
    copyright: filled("Copyright line", 120, "year", "name"),
    socialCard: filled("What a page's preview on social networks shows", 60, "title", "name"),
    postCount: counted("How many posts are shown"),
    noPosts: text("Shown when no post has the chosen tag", 120),
    archive: block(
      "ArchiveStrings",
      "Pages of the blog's archive, which exist once the blog page cannot hold everything",
      {
        title: text("Title", 40),
        page: filled("Title of a page after the first", 80, "title", "page"),
        description: filled("Summary for search results", 160, "title", "name"),
        newer: text("Link to the page with newer entries", 40),
        older: text("Link to the page with older entries", 40),
      },
    ),
    stayUpdated: block("StayUpdated", "Box under an empty list of posts", {
      title: text("Heading", 60),
      text: text("One sentence", 200),
      label: text("Label of the button", 40),
    }),
    categoryFilter: text("Name of the integrations' filter", 60),
    integrationCount: counted("How many integrations are shown"),
    predictionCount: counted("How many predictions a ledger shows"),
    tagFilter: text("Name of the posts' filter", 60),
    profile: filled("Profile link of a person", 80, "name"),
    twitter: filled("Link to the short-message network", 80, "name"),
    email: filled("Mail link of a person", 80, "name"),
    pay: block("PayStrings", "What a job pays, by the time it is paid for", {
      hour: filled("Per hour", 40, "amount"),
      day: filled("Per day", 40, "amount"),
      week: filled("Per week", 40, "amount"),
      month: filled("Per month", 40, "amount"),
      year: filled("Per year", 40, "amount"),
    }),
    onRequest: text("In place of the price of a plan that has none", 40),
    motion: block("MotionStrings", "Carousels and other moving content", {
      carousel: text("Role of a carousel, read out by screen readers", 20),
      slide: text("Role of a slide, read out by screen readers", 20),
      pause: filled("Button that stops it", 40, "name"),
      play: filled("Button that starts it", 40, "name"),
    }),
    form: block("FormStrings", "The form of /contact", {
      firstName: text("Label", 40),
      lastName: text("Label", 40),
      phone: text("Label", 40),
      email: text("Label", 40),
      message: text("Label", 40),
      messagePlaceholder: text("Shown in the empty message field", 120),
      counter: filled("Counter under the message", 60, "n"),
      send: text("Button", 40),
      sending: text("Button while the message is sent", 40),
      cut: filled("Beside a field whose text is too long and will be cut", 80, "n"),
      invalid: text("Beside an empty field after it lost the focus", 80),
      missing: filled("Under the button while it is disabled: the empty fields", 60, "fields"),
      check: filled("After it: fields whose text is too short or not of their kind", 60, "fields"),
      separator: text("Between those fields", 4),
      kept: filled("Under the button after the message could not be sent", 160, "email"),
      another: text("Button that unfolds the form after a message was sent", 40),
      trap: text("Label of the honeypot field, visible only without styles", 60),
    }),
    rateLimit: message(
      "Shown when too many messages were sent; {time} is replaced",
      // The type of all messages has one description.
      filled("Text", 240, "time").meta({ description: "Text" }),
    ),
    emptyField: message("Shown when a field is empty after cleaning"),
    emptyEmail: message("Shown when the mail address is invalid"),
    fieldTooLong: message("Shown when a name, the phone number or the mail address is far too long"),
    messageRefused: message("Shown when the message is rejected without a reason"),
    messageTooShort: text("Reason for rejecting a message", 80),
    messageTooLong: text("Reason for rejecting a message", 80),
    messageSuspicious: text("Reason for rejecting a message", 80),
    sendFailed: message("Shown when the message could not be sent"),
    sendTooSlow: message("Shown without scripts when the message did not arrive in time"),
    notStored: message("Shown without scripts when the message could not be stored"),
    sendSucceeded: message("Shown when the message was sent"),
    dismiss: text("Button that closes a message", 40),
    requestMail: block("RequestMail", "The mail with a request of the form", {
      subject: filled("Subject", 80, "name"),
      spamSubject: filled("Subject of a request that may be spam", 80, "subject"),
      received: text("Label of the time at which it was received", 40),
      id: text("Label of its id", 40),
      spam: text("Label of the reason why it may be spam", 40),
      page: text("Label of the page of the form", 40),
      pageLanguage: text("Label of the language of that page, in a site of several languages", 40),
      campaign: text("Label of the parameters of a campaign", 40),
      language: text("Label of the browser's language", 40),
      signs: block("SpamSigns", "Why a request may be spam", {
        trap: text("The invisible honeypot field was filled in", 120),
        haste: text("The form was sent faster than a person could fill it in", 120),
      }),
    }),
    unexpectedError: block("UnexpectedError", "Shown when a page fails in the browser, above the text of the error", {
      title: text("Heading", 60),
      action: text("Link to the home page", 40),
    }),
    notLoaded: block("NotLoadedStrings", "Beside a control whose scripts could not be loaded", {
      text: text("That it could not be loaded, and why that may be", 160),
      reload: text("Link that reloads the page", 40),
    }),
    visitData,
    recordingQuestion: block(
      "RecordingQuestionStrings",
      "At the foot of all pages until it is answered, if `recording` is *ask*",
      {
        title: text("The question", 80),
        text: text("What would be recorded, where it stays, and where the answer can be changed", 300),
        yes: text("Button", 30),
        no: text("Button", 30),
      },
    ),
    redirecting: filled("Shown briefly on the page of a redirect", 80, "path"),
  }),
);

export type InterfaceStrings = z.infer<typeof interfaceStrings.schema>;
