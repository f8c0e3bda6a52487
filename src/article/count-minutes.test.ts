import { countMinutes } from "./count-minutes";

const estimate = (text: string) => countMinutes(text, "en");

test("a text takes a minute for 230 words, to the nearest minute, and at least one", () => {
  const texts = [230, 344, 345, 920, 1740].map((count) => "word ".repeat(count));
  expect(texts.map(estimate)).toEqual([1, 1, 2, 4, 8]);
  expect(["", "Soon.", "— … “”! ".repeat(400)].map(estimate)).toEqual([1, 1, 1]);
});

test.each([
  ["Chinese", "使用数据比调查更早说明客户是否会离开。", 1000, 2],
  ["Japanese", "利用データは、お客様が離れるかどうかをアンケートより早く示します。", 1500, 3],
])("a text in %s takes a minute for 500 characters, and no punctuation", (_, sentence, count, minutes) => {
  const [letters = 1] = [sentence.match(/\p{L}/gu)?.length];
  expect(estimate(sentence.repeat(Math.round(count / letters)))).toBe(minutes);
});

test.each([
  ["Thai", "ลูกค้าที่ใช้งานทุกวันจะอยู่กับเรา", 8],
  ["Lao", "ພາສາລາວ", 2],
  ["Khmer", "ភាសាខ្មែរ", 1],
  ["Burmese", "မြန်မာဘာသာ", 1],
])("words of a text in %s are counted without spaces between them", (_, sentence, least) => {
  expect(estimate(sentence.repeat(Math.ceil((4 * 230) / least)))).toBeGreaterThanOrEqual(4);
});

test("a text in Korean has words with spaces, and parts in several scripts are added", () => {
  expect(estimate("고객은 데이터를 ".repeat(230))).toBe(2);
  expect(estimate("word ".repeat(230) + "字".repeat(500))).toBe(2);
});
