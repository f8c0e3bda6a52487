// Content has the path of an image below data/images/ without the first slash that the CMS writes.
const picture = /^\/(?=[\w@-]+(?:\/[\w@-]+)*\.(?:svg|png|jpg|webp)$)/u;

/** @param {any} value a text, or a map or list of Immutable.js */
function dropSlashes(value) {
  return typeof value === "string" ? value.replace(picture, "") : (value?.map?.(dropSlashes) ?? value);
}

// @ts-expect-error The script of the CMS defines it.
globalThis.CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => entry.get("data").map(dropSlashes) });
