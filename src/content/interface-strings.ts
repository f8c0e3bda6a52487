import { block, defineContent } from "./define";
import { text } from "./fields";

const message = (description: string) =>
  block("Message", "Title and text of a message", { title: text("Title", 60), text: text("Text", 240) }).describe(
    description,
  );

/** A number with its noun, in the two forms that English has; `{n}` is filled in. */
const counted = (description: string) =>
  block("Counted", "A number with its noun; {n} is filled in", {
    one: text("For one", 40),
    other: text("For none and for several", 40),
  }).describe(description);

/** A table of what was counted, the most frequent first. */
const ranking = {
  title: text("Heading", 40),
  name: text("Head of the column of names", 20),
  count: text("Head of the column of numbers", 20),
};

const visitData = block("VisitDataStrings", "What a visitor is shown of the own visits", {
  title: text("Button in the footer, and heading of the dialog that it opens", 40),
  notLoaded: text("Under that button when the dialog could not be loaded", 160),
  close: text("Button in the dialog's corner", 20),
  kept: text("What is kept", 240),
  privacy: text("Where it is kept, and for how long", 240),
  empty: text("Shown while nothing is recorded", 240),
  optedOut: text("Shown where the browser asks for privacy, so that nothing is recorded", 240),
  deleted: text("Shown after all was deleted", 240),
  visits: text("Label of a figure", 20),
  views: text("Label of a figure", 20),
  totalTime: text("Label of a figure", 20),
  firstVisit: text("Label of a figure", 20),
  span: block("SpanStrings", "Parts of a span of time; {n} is filled in", {
    days: text("Days", 20),
    hours: text("Hours", 20),
    minutes: text("Minutes", 20),
    seconds: text("Seconds", 20),
  }),
  unknown: text("In place of a time that cannot be read", 20),
  pages: block("VisitedPagesStrings", "The pages that were viewed most", {
    ...ranking,
    average: text("Head of the column of times", 20),
  }),
  hours: block("VisitHoursStrings", "The hours of the day", {
    title: text("Heading", 40),
    peak: text("The hour with the most views; {from} and {to} are filled in", 60),
    each: text("The chart in words, for those who do not see it; {hours} are filled in", 60),
  }),
  referrers: block("ReferrersStrings", "The sites that most visits came from", {
    ...ranking,
    direct: text("In place of a site where none is known", 40),
  }),
  devices: block("DevicesStrings", "The kinds of device", {
    ...ranking,
    mobile: text("Kind of device", 20),
    tablet: text("Kind of device", 20),
    desktop: text("Kind of device", 20),
  }),
  browsers: block("BrowsersStrings", "The browsers", {
    ...ranking,
    other: text("A browser that is none of the well-known", 20),
  }),
  clicks: block("ClicksStrings", "The last clicks", {
    title: text("Heading", 40),
    count: text("How many there are; {n} is filled in", 60),
    link: text("What was clicked", 20),
    button: text("What was clicked", 20),
    field: text("What was clicked", 20),
    element: text("What was clicked, if it was none of these", 20),
  }),
  download: text("Button that saves the whole record as a file", 20),
  file: text("Name of that file; {date} is filled in", 60),
  delete: text("Button that asks whether to delete all", 20),
  ask: text("The question", 40),
  confirm: text("Button that deletes", 20),
  keep: text("Button that does not", 20),
  done: text("Button that closes the dialog where there is nothing to see", 20),
});

/** Fixed words of the interface: buttons, labels, messages. `{…}` is filled in by the site. */
export const interfaceStrings = defineContent(
  "InterfaceStrings",
  { noun: "interface", files: "interface.json", holds: "one", labelledBy: "noun" },
  block("InterfaceStrings", "Fixed words of the interface", {
    skipLink: text("First link of every page", 60),
    home: text("Name of the home page in breadcrumbs and of the logo's link", 40),
    navigation: text("Name of the header's navigation", 40),
    openMenu: text("Button that opens the menu on small screens", 40),
    closeMenu: text("Button that closes it", 40),
    newTab: text("Said after a link that opens a new tab", 60),
    all: text("First choice of every filter", 20),
    applyNow: text("Button of a job", 40),
    readMore: text("Link of a post of this site", 40),
    readOnLinkedIn: text("Link of a post elsewhere", 40),
    backToBlogs: text("Link above an article", 40),
    publishedOn: text("Before the date of an article", 40),
    writtenBy: text("Before the author of an article", 40),
    draft: text("Tag of what visitors do not see, shown to editors", 40),
    scheduled: text("Tag of what visitors do not see yet, shown to editors; {date} is filled in", 60),
    readingTime: text("How long an article takes to read; {n} minutes are filled in", 40),
    moreArticles: text("Heading above the articles to read next", 60),
    rssFeed: text("Link to the feed", 40),
    sections: text("Name of a list of a page's chapters", 40),
    copyright: text("Copyright line; {year} and {name} are filled in", 120),
    socialCard: text("What a page's preview on social networks shows; {title} and {name} are filled in", 60),
    postCount: counted("How many posts are shown"),
    noPosts: text("Shown when no post has the chosen tag", 120),
    stayUpdated: block("StayUpdated", "Box under an empty list of posts", {
      title: text("Heading", 60),
      text: text("One sentence", 200),
      label: text("What the button says", 40),
    }),
    categoryFilter: text("Name of the integrations' filter", 60),
    integrationCount: counted("How many integrations are shown"),
    tagFilter: text("Name of the posts' filter", 60),
    profile: text("Profile link of a person; {name} is filled in", 80),
    twitter: text("Link to the short-message network; {name} is filled in", 80),
    email: text("Mail link of a person; {name} is filled in", 80),
    motion: block("MotionStrings", "What moves by itself; {name} is filled in", {
      carousel: text("Kind of a carousel, said by screen readers", 20),
      slide: text("Kind of its parts", 20),
      pause: text("Button that stops it", 40),
      play: text("Button that starts it", 40),
    }),
    form: block("FormStrings", "The form of /contact", {
      firstName: text("Label", 40),
      lastName: text("Label", 40),
      phone: text("Label", 40),
      email: text("Label", 40),
      message: text("Label", 40),
      messagePlaceholder: text("Shown in the empty message field", 120),
      counter: text("Counter under the message; {n} is filled in", 60),
      required: text("Explains the mark of required fields", 60),
      send: text("Button", 40),
      sending: text("Button while the message is sent", 40),
      cut: text("Beside a field that is too long to be sent whole; {n} is filled in", 80),
      invalid: text("Beside an empty field after it was left", 80),
      missing: text("Under the button while it is disabled; {fields} is filled in", 60),
      kept: text("Under the button after the message could not be sent; {email} is filled in", 160),
      trap: text("Label of the field that catches machines, seen only where styles are missing", 60),
    }),
    rateLimit: message("Shown when too many messages were sent; {time} is filled in"),
    emptyField: message("Shown when a field is empty after cleaning"),
    emptyEmail: message("Shown when the address is not one"),
    messageRefused: message("Shown when the message is refused for no named reason"),
    messageTooShort: text("Reason for refusing a message", 80),
    messageTooLong: text("Reason for refusing a message", 80),
    messageSuspicious: text("Reason for refusing a message", 80),
    sendFailed: message("Shown when the message could not be sent"),
    sendSucceeded: message("Shown when the message was sent"),
    dismiss: text("Button that takes a message away", 40),
    requestMail: block("RequestMail", "The mail that brings a request of the form to the company", {
      subject: text("Subject; {name} is filled in", 80),
      spamSubject: text("Subject of a request that may be spam; {subject} is filled in", 80),
      received: text("Label of the time at which it came", 40),
      id: text("Label of its number", 40),
      spam: text("Label of why it may be spam", 40),
      signs: block("SpamSigns", "Why a request may be spam", {
        trap: text("The field that nobody sees was filled in", 120),
        haste: text("The form was sent sooner than a person can", 120),
      }),
    }),
    unexpectedError: block(
      "UnexpectedError",
      "Shown when a page fails in the browser; the error's own text stands below",
      {
        title: text("Heading", 60),
        action: text("Link to the home page", 40),
      },
    ),
    visitData,
    redirecting: text("Shown for a moment on a redirect's page; {path} is filled in", 80),
  }),
);
