// cspell:disable

/** Scripts in which a company can write, with words of many lengths. */
export const scripts = {
  english: {
    language: "en",
    locale: "en_US",
    space: " ",
    words: "a we all know what customers understand responsibly R&D “so” 1,000 well-known",
  },
  german: {
    language: "de",
    locale: "de_DE",
    space: " ",
    words:
      "an für über Maß Öl größer Kunden „Ja“ Vertragsverlängerung Nutzungsdatenauswertung Datenschutzgrundverordnung Donaudampfschifffahrtsgesellschaft Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  },
  arabic: {
    language: "ar",
    locale: "ar_AE",
    space: " ",
    words: "في ما كل من العملاء يعرفون البيانات استخدام المسؤولية 1,000 CRM والاستخدامات",
  },
  hebrew: {
    language: "he",
    locale: "he_IL",
    space: " ",
    words: "מה של כל אנו לקוחות יודעים הנתונים שימוש 12% CRM ולהתמודדותיהם",
  },
  japanese: {
    language: "ja",
    locale: "ja_JP",
    space: "",
    words: "顧客 を 知る 、 データ が 利用状況 カスタマーサクセス ・ 予測 し 、 更新 。 です SaaS",
  },
  thai: {
    language: "th",
    locale: "th_TH",
    space: "",
    words: "ลูกค้า รู้ ข้อมูล การใช้งาน ที่ ทุกคน ต่ออายุสัญญา ได้ และ ความรับผิดชอบ",
  },
  emoji: {
    language: "en",
    locale: "en_GB",
    space: " ",
    words: "we 🚀 know 👩🏽‍💻 what 🇲🇽 customers ✨ use ❤️ today é naïve",
  },
} as const;

export type Script = (typeof scripts)[keyof typeof scripts];
