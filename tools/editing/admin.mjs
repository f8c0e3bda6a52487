// Matches image paths, from which the leading slash of the CMS is removed.
const picture = /^\/(?=[\w@-]+(?:\/[\w@-]+)*\.(?:svg|png|jpg|webp)$)/u;

/** @param {any} value text, map or list of Immutable.js */
function dropSlashes(value) {
  return typeof value === "string" ? value.replace(picture, "") : (value?.map?.(dropSlashes) ?? value);
}

// @ts-expect-error The script of the CMS defines it.
globalThis.CMS.registerEventListener({ name: "preSave", handler: ({ entry }) => entry.get("data").map(dropSlashes) });
