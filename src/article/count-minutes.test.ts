import { countMinutes } from "./count-minutes";

test("a text takes a minute for 230 words, to the nearest minute, and at least one", () => {
  const texts = [230, 344, 345, 920, 1740].map((count) => "word ".repeat(count));
  expect(texts.map(countMinutes)).toEqual([1, 1, 2, 4, 8]);
  expect(["", "Soon."].map(countMinutes)).toEqual([1, 1]);
});

test("marks, tags, URLs and charts are not counted as words", () => {
  const marks = "##  — <PullQuote /> \n".repeat(400);
  const links = "[word word](/a/long address) ".repeat(115);
  expect(countMinutes(`${marks}\n${links}`)).toBe(1);
  expect(countMinutes(`${links} ${links}`)).toBe(2);
  const rows = "| Week 1 | 1 |\n".repeat(400);
  expect(countMinutes(`One.\n\n<Chart type="line" title="A">\n\n${rows}\n\n</Chart>\n\nTwo.`)).toBe(1);
});

test.each([
  ["Chinese", "使用数据比调查更早说明客户是否会离开。", 1000, 2],
  ["Japanese", "利用データは、お客様が離れるかどうかをアンケートより早く示します。", 1500, 3],
])("a text in %s takes a minute for 500 characters, and no punctuation", (_, sentence, count, minutes) => {
  const [letters = 1] = [sentence.match(/\p{L}/gu)?.length];
  expect(countMinutes(sentence.repeat(Math.round(count / letters)))).toBe(minutes);
});

test.each([
  ["Thai", "ลูกค้าที่ใช้งานทุกวันจะอยู่กับเรา", 8],
  ["Lao", "ພາສາລາວ", 2],
  ["Khmer", "ភាសាខ្មែរ", 1],
  ["Burmese", "မြန်မာဘာသာ", 1],
])("words of a text in %s are counted without spaces between them", (_, sentence, least) => {
  expect(countMinutes(sentence.repeat(Math.ceil((4 * 230) / least)))).toBeGreaterThanOrEqual(4);
});

test("a text in Korean has words with spaces, and parts in several scripts are added", () => {
  expect(countMinutes("고객은 데이터를 ".repeat(230))).toBe(2);
  expect(countMinutes("word ".repeat(230) + "字".repeat(500))).toBe(2);
});
