import { cleanKeystroke, findMissing, relayUrl, type FieldName, type Submission } from "./rules";
import { findError, prepareSubmission, sanitize } from "./sanitize";

const ana: Submission = {
  firstName: "Ana",
  lastName: "Ruiz",
  phone: "+34 600 000 000",
  email: "ana@acme.example",
  message: "We would like to see Cohorts AI on our own events.",
};

function sanitizeOne(field: FieldName, value: string): string {
  return sanitize({ ...ana, [field]: value })[field];
}

test.each([
  [undefined, "/send-email"],
  ["", "/send-email"],
  ["https://relay.acme.example", "https://relay.acme.example/send-email"],
  ["https://relay.acme.example/v1//", "https://relay.acme.example/v1/send-email"],
])("with the relay's host %j the form is sent to %s", (host, url) => expect(relayUrl(host)).toBe(url));

test.each<[FieldName, string, string]>([
  ["email", " Ana@ACME.example ", "ana@acme.example"],
  ["phone", "Tel. +34 (600) 00-00 x1", " +34 (600) 00-00 1"],
  ["phone", "1\t2", "1\t2"],
  ["phone", "+８１ ９０－１２３４－５６７８", "+81 90-1234-5678"],
  ["phone", "０９０ー１２３４（５６）", "090-1234(56)"],
  ["phone", "+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "+966 50 123 4567"],
  ["phone", "\u202a+۹۸ ०१२\u202c \u{11d50}\u{1d7d8}", "+98 012 00"],
  ["phone", "+49\u2011(0)\u2013170\u2212\u00ad5", "+49-(0)-170-5"],
  ["email", "Ann＠Example。com", "ann@example.com"],
  ["email", "ann@example.", "ann@example."],
  ["email", "Ann Lee <ann@", "ann lee <ann@"],
  ["email", "\u200bann\u2060@exam\u00adple.com\u200b\ufeff", "ann@example.com"],
  ["firstName", "<b>Ana</b>", "bAna/b"],
  ["lastName", " Ruiz ", " Ruiz "],
  ["message", "a < b > c", "a  b  c"],
  ["message", "x".repeat(2001), "x".repeat(2000)],
  ["message", `${"x".repeat(1999)}😀`, "x".repeat(1999)],
])("in the field %s, typing %j leaves %j", (field, typed, held) => expect(cleanKeystroke(field, typed)).toBe(held));

test("the form may be submitted when every field is filled", () => {
  expect(findMissing(ana)).toEqual([]);
  expect(findMissing({ ...ana, email: "@", message: "  0123456789  " })).toEqual([]);
  const missing = { firstName: " ", lastName: "", phone: "+ (-)", email: "ana.acme.example", message: "  012345678  " };
  expect(findMissing(missing)).toEqual(Object.keys(missing));
});

test.each<[FieldName, string, string]>([
  ["firstName", "  Ana  ", "Ana"],
  ["firstName", "Ana\r\nBcc: all@acme.example", "Ana Bcc: all@acme.example"],
  ["lastName", "Ru\u0085iz\u2028!", "Ru iz !"],
  ["lastName", "x".repeat(1001), "x".repeat(1000)],
  ["lastName", `${"x".repeat(999)}😀`, "x".repeat(999)],
  ["lastName", `${"x".repeat(999)} y`, "x".repeat(999)],
  ["message", "ab ".repeat(600), "ab ".repeat(334).slice(0, 1000).trim()],
  ["message", "one\r\ntwo\rthree", "one\ntwo\nthree"],
  ["message", "see <script>alert(1)</script>", "see scriptalert(1)/script"],
  ["message", "go to JavaScript:alert(1)", "go to alert(1)"],
  ["message", "java<script:alert(1)", "alert(1)"],
  ["message", "vbscript:x livescript:y", "x y"],
  ["message", "javascript:", ""],
  ["message", `a href="javascript: alert(1)", src=JavaScript: x`, `a href=" alert(1)", src= x`],
  ["message", "javascript: onclick=", ""],
  ["message", `javascript:${" ".repeat(2000)}x`, ""],
  ["message", "an image onerror = alert(1)", "an image  alert(1)"],
  ["message", `img/ONLOAD=1 x="y"onfocus=2 'onblur=3`, `img/1 x="y"2 '3`],
  ["message", "onload onclick= = alert(1)", "alert(1)"],
  ["message", "javajavascript:script:alert(1)", "alert(1)"],
  ["message", "see jaJavaScript:vaScript:alert(1)", "see alert(1)"],
  ["message", "vbjavascript:script:x livejavbscript:vascript:script:y", "x y"],
  ["message", "ononclick=click=1 and ononLOAD =load = 2", "1 and  2"],
  ["message", "onjavascript:click=1 javaonclick=script:2", "1 2"],
  ["message", "java\n\tscript:1 java\u200bscript:2 on\u00adclick=3", "1 2 3"],
  ["message", "javaja\u2060vascript:scr\nipt: 4", "4"],
  ...[
    "onboarding = 30 days, Ontario=12 seats",
    "contract = 2 years, monthly=yes",
    "once=1, on = yes, position=absolute, data-onclick=x",
    "We write JavaScript: React",
    "JavaScript: the good parts",
    "“JavaScript: The Good Parts”, and our stack:\nJavaScript:\nReact",
    "notjavascript:alert(1)",
    "notjavascript:conclick=alert(1)",
    "We use Java\nScript: both, Java\u00adScript: React",
    "press it on\nclick = 5",
  ].map((words) => ["message", words, words] as [FieldName, string, string]),
  ["message", "abc\u202edef\u2066ghi\u0000\ufeff", "abcdefghi"],
  ["message", "half \ud83d pair \ude00, whole 😀", "half  pair , whole 😀"],
  ["email", " Ana@ACME.example\u0000 ", "ana@acme.example"],
  ["email", "jürgen@bücher.example", "jürgen@bücher.example"],
  ["email", "ana@acme", ""],
  ["email", "ana@@acme.example", ""],
  ["email", "ana@acme..example", ""],
  ["email", "ana, eva@acme.example", ""],
  ["email", "ana@acme.example\nbcc:eva@acme.example", ""],
  ["email", '"ana <x>"@acme.example', ""],
  ["email", "o'neil+=!#$%&*/?^_`{|}~-@acme.example", "o'neil+=!#$%&*/?^_`{|}~-@acme.example"],
  ["email", "'ana@acme.example", "'ana@acme.example"],
  ["email", "\u200b ann\u2060＠ac\u00adme．example\u200e", "ann@acme.example"],
  ["email", `ana@${"a".repeat(250)}.example`, ""],
  ...[
    "ana@acme.example.",
    "ana@acme.example. ",
    "Ana@Acme.example,",
    " ana@acme.example;",
    "Ana Ruiz <ana@acme.example>",
    '"Ruiz, Ana" <Ana@acme.example>;',
    "ana@acme.example <ana@acme.example>",
    "Ana Ruiz ＜ana@acme.example＞",
    "<ana@acme.example>",
    "mailto:ana@acme.example",
    "MAILTO:ana@acme.example?subject=Hello&body=a@b.example",
    "Ana <mailto:ana@acme.example>.",
    "'ana@acme.example'",
    '"ana@acme.example"',
    "“ana@acme.example”",
    "(ana@acme.example)",
    "ana@acme.example>",
    "„ana@acme.example“、",
  ].map((pasted) => ["email", pasted, "ana@acme.example"] as [FieldName, string, string]),
  ...[
    "ana@acme.example, eva@acme.example",
    "Ana <ana@acme.example>, Eva <eva@acme.example>",
    "Ana Ruiz <ana@acme>",
    "Ana Ruiz ana@acme.example",
    "hi. ana@acme.example",
    "ana@acme.example. Thanks",
    "mailto:ana@acme.example,eva@acme.example",
    "<>",
  ].map((unclear) => ["email", unclear, ""] as [FieldName, string, string]),
  ["phone", "+34 (600)\u00a000-00 ext. 7", "+34 (600) 00-00  7"],
  ["phone", "+", ""],
  ["phone", "( ) -", ""],
  ["phone", `${"+".repeat(20)}1`, ""],
  ["phone", "0123456789 0123456789", "0123456789 012345678"],
  ["phone", "0123456789012345678 01", "0123456789012345678"],
])("of the field %s, %j is sent as %j", (field, entered, sent) => expect(sanitizeOne(field, entered)).toBe(sent));

// With work that grows by the square of the length, each of these takes hours.
const million = 1_000_000;
test.each<[string, FieldName, string, string]>([
  ["schemes leave nothing", "message", "javascript:".repeat(million / 11), ""],
  ["nested handlers leave nothing", "message", "onload ".repeat(million / 9) + "= ".repeat(million / 9), ""],
  ["schemes in schemes leave nothing", "message", "java".repeat(million / 11) + "script:".repeat(million / 11), ""],
  ["handlers in words stay", "message", "xonclick=".repeat(million / 9), "xonclick=".repeat(112).slice(0, 1000)],
  ["a long word stays", "message", "on".repeat(million / 2), "on".repeat(500)],
  ["a chain of handlers leaves nothing", "message", "onclick=".repeat(million / 8), ""],
  ["spaces between others stay", "message", `a${" ".repeat(million)}=`, "a"],
  ["angle brackets leave nothing", "firstName", "<>".repeat(million / 2), ""],
  ["half surrogates leave nothing", "firstName", "\ud83d".repeat(million), ""],
  ["combining marks stay", "firstName", `a${"\u0301".repeat(million)}`, `a${"\u0301".repeat(999)}`],
  ["an address of dots is none", "email", `a@${"a.".repeat(million)}`, ""],
  ["quotes around an address leave it", "email", `${'"'.repeat(million)}a@b.cc${'"'.repeat(million)}`, "a@b.cc"],
  ["quotes and angle brackets are none", "email", `${'"<'.repeat(million / 2)}a`, ""],
  ["a phone number of spaces is none", "phone", " ".repeat(million), ""],
])("of a million hostile characters %s", (_, field, entered, sent) => expect(sanitizeOne(field, entered)).toBe(sent));

test.each<[FieldName, number, string]>([
  ["firstName", 4000, "fieldTooLong"],
  ["lastName", 4000, "fieldTooLong"],
  ["phone", 4000, "fieldTooLong"],
  ["email", 1000, "fieldTooLong"],
  ["message", 2000, "messageTooLong"],
])("the rules read a %s of %d characters, and not one more", (field, longest, reason) => {
  const fill = (length: number) => prepareSubmission({ ...ana, [field]: `${ana[field]} `.padEnd(length, " \u0007") });
  expect(fill(longest).submission).toEqual(ana);
  expect(fill(longest + 1)).toEqual({ error: { reason, field } });
});

test.each<[string, Partial<Submission>, ReturnType<typeof findError>]>([
  ["without a first name", { firstName: "" }, { reason: "emptyField", field: "firstName" }],
  ["without an address", { email: "" }, { reason: "emptyEmail", field: "email" }],
  ["with an empty field before the address", { email: "", phone: "" }, { reason: "emptyField", field: "phone" }],
  ["with an empty message before the address", { email: "", message: "" }, { reason: "emptyField", field: "message" }],
  ["with an address before the message", { email: "", message: "x" }, { reason: "emptyEmail", field: "email" }],
  ["of 9 characters", { message: "123456789" }, { reason: "messageTooShort", field: "message" }],
  ["of 2001 characters", { message: "ab ".repeat(667) }, { reason: "messageTooLong", field: "message" }],
  ["with length before content", { message: "casino" }, { reason: "messageTooShort", field: "message" }],
  ["with a link of 10", { message: "see https://1234567890" }, { reason: "messageSuspicious", field: "message" }],
  ["with a spam word", { message: "You are a WINNER, dear." }, { reason: "messageSuspicious", field: "message" }],
  ["with a repetition", { message: "Hello-----------" }, { reason: "messageSuspicious", field: "message" }],
  ["with 11 equal emoji", { message: "😀".repeat(11) }, { reason: "messageSuspicious", field: "message" }],
  ["that is invisible", { message: "\u200b\u200c\u200d".repeat(5) }, { reason: "messageRefused", field: "message" }],
  ["of 10 characters", { message: "1234567890" }, undefined],
  ["of 2000 characters", { message: "ab cd ".repeat(333) + "ab" }, undefined],
  ["with a short link", { message: "see http://123456789 for it" }, undefined],
  ["with a spam word within another", { message: "We sell pharmacyware and winners." }, undefined],
  ["with a character repeated 10 times", { message: "Hello----------" }, undefined],
])("the error of a submission %s", (_, change, error) => expect(findError({ ...ana, ...change })).toEqual(error));

test("digits of every script are sent as ASCII digits", () => {
  const digits = Intl.supportedValuesOf("numberingSystem")
    .map((system) => new Intl.NumberFormat("en", { numberingSystem: system, useGrouping: false }).format(9876543210))
    .filter((signs) => /^\p{Nd}{10}$/u.test(signs));
  expect(digits.length).toBeGreaterThan(50);
  for (const signs of digits) expect(sanitizeOne("phone", signs)).toBe("9876543210");
});
