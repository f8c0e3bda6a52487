import { readdirSync } from "node:fs";
import { join } from "node:path";

import { interfaceStrings } from "./interface-strings";
import { contactPage } from "./pages/contact";
import { customerStoriesPage } from "./pages/customer-stories";
import { homePage } from "./pages/home";
import { integrationsPage } from "./pages/integrations";
import { notFoundPage } from "./pages/not-found";
import { productOverviewPage } from "./pages/product-overview";
import { dataFolder } from "./read/data-folder";
import { site } from "./site";
import { getReal, projectRoot, readData } from "./testing/real-content";

// Words that the specification fixes, in its chapters 2 and 8.

test("the messages are those of the error catalogue", () => {
  const tooMany = "You've reached the submission limit. Please try again after {time}.";
  const sent = "Your message has been sent securely. We'll get back to you soon.";
  expect(getReal(interfaceStrings)).toMatchObject({
    rateLimit: { title: "Too Many Submissions", text: tooMany },
    emptyField: { title: "Error", text: "Please fill in all required fields with valid information." },
    emptyEmail: { title: "Error", text: "Please enter a valid email address." },
    messageRefused: { title: "Error", text: "Message contains invalid content." },
    messageTooShort: "Message too short",
    messageTooLong: "Message too long",
    messageSuspicious: "Message contains suspicious content",
    sendFailed: { title: "Error", text: "Failed to send message. Please try again later." },
    sendSucceeded: { title: "Success!", text: sent },
    unexpectedError: { title: "Unexpected Application Error!" },
  });
});

test("labels and buttons say what the specification has them say", () => {
  expect(getReal(interfaceStrings)).toMatchObject({
    all: "All",
    applyNow: "Apply Now",
    readMore: "Read more",
    readOnLinkedIn: "Read on LinkedIn",
    backToBlogs: "Back to Blogs",
    noPosts: "No posts found in this category.",
    stayUpdated: { title: "Stay Updated" },
    form: {
      firstName: "First Name",
      lastName: "Last Name",
      phone: "Phone",
      email: "Work Email",
      message: "Message",
      messagePlaceholder: "Tell us about your project or how we can help...",
      counter: "{n}/2000 characters",
      send: "Send Message",
      sending: "Sending...",
    },
  });
});

test("the header's menus and button are the specification's", () => {
  const { menus, action } = getReal(site);
  expect(menus.map(({ label, links }) => [label, ...links.map((link) => `${link.label}: ${link.to}`)])).toEqual([
    [
      "Products",
      "Overview: /product/overview",
      "Cohorts AI: /product/cohorts-ai",
      "Growth AI: /product/growth-ai",
      "AI Data & Integrations: /product/data-sources",
    ],
    ["Resources", "Blog: /resources/blog"],
    ["Company", "Our Story & Values: /leadership", "Team: /team", "Join us!: /careers"],
  ]);
  expect(action).toEqual({ label: "Book Demo", to: "/contact" });
});

test("the home page begins with the specification's headline, figures and sections", () => {
  expect(getReal(homePage)).toMatchObject({
    hero: { title: "Product Telemetry AI for GTM Teams", action: { label: "Book Demo", to: "/contact" } },
    stats: [{ value: "90%+" }, { value: "15%" }, { value: "3.2T" }],
    leaders: { title: "Built for GTM Leaders" },
    difference: { anchor: "our-difference" },
  });
});

test("the product pages have the specification's three highlights and three data sources", () => {
  const titles = getReal(productOverviewPage).highlights.slides.map(({ title }) => title);
  expect(titles).toEqual(["Quantitative ML", "Q-Chat Agent Family", "Insights in the GTM apps you use"]);
  const sources = getReal(integrationsPage).sources.cards.map(({ title }) => title);
  expect(sources).toEqual(["Customer Data", "Usage Analytics", "Business Systems"]);
});

test("the contact, customer stories and unknown pages say what the specification has them say", () => {
  const invitation = "Ready to transform your business with AI-powered solutions? Get in touch with our team.";
  expect(getReal(contactPage)).toMatchObject({
    hero: { title: "Book a Demo", text: invitation },
    card: { title: "Book Demo" },
  });
  expect(getReal(customerStoriesPage)).toMatchObject({
    hero: { title: "Customer Stories" },
    coming: { title: "Something Amazing is Coming..." },
  });
  expect(getReal(notFoundPage)).toMatchObject({
    path: "/404",
    hero: { title: "Oops! Page not found", action: { label: "Return to Home", to: "/" } },
  });
});

test("every address outside the site, of pages and of mail, is on an .example host", () => {
  const files = readdirSync(join(projectRoot, dataFolder), { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(?:json|mdx)$/u.test(file)).map(readData);
  const hosts = texts.flatMap((text) =>
    [...text.matchAll(/(?:https?:\/\/|[\w.]@)([\w.-]+)/gu)].map(([, host]) => host),
  );
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts.filter((host) => !host?.endsWith(".example"))).toEqual([]);
});
