/** @typedef {{ name: string, fields?: Field[], types?: Field[], typeKey?: string }} Field field of the configuration */

// Matches image paths, from which the leading slash of the CMS is removed.
const picture = /^\/(?=[\w@-]+(?:\/[\w@-]+)*\.(?:svg|png|jpg|webp)$)/u;

/** @param {any} value text, map or list of Immutable.js */
function dropSlashes(value) {
  return typeof value === "string" ? value.replace(picture, "") : (value?.map?.(dropSlashes) ?? value);
}

/**
 * Sorts the fields of a record by its form, because the CMS writes those of all types of a list in one order.
 * @param {any} value
 * @param {Omit<Field, "name">} form
 * @returns {any}
 */
function sortFields(value, { fields, types, typeKey = "" }) {
  if (Array.isArray(value)) return value.map((item) => sortFields(item, { fields, types, typeKey }));
  const own = fields ?? types?.find(({ name }) => name === value[typeKey])?.fields;
  if (!own) return value;
  const position = (/** @type {string} */ key) => own.findIndex(({ name }) => name === key);
  const entries = Object.entries(value).sort(([one], [other]) => position(one) - position(other));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortFields(item, own[position(key)] ?? {})]));
}

/** @param {{ template: string }} page */
async function formatPage(page) {
  /** @type {{ collections: { filter?: { value: string }, fields: Field[] }[] }} */
  const { collections } = await (await fetch("config.json")).json();
  const form = collections.find(({ filter }) => filter?.value === page.template) ?? {};
  return JSON.stringify(sortFields(page, form), null, 2);
}

// @ts-expect-error The script of the CMS defines it.
const { CMS } = globalThis;
CMS.registerEventListener({
  name: "preSave",
  handler: (/** @type {any} */ { entry }) => entry.get("data").map(dropSlashes),
});
CMS.registerCustomFormat("page", "json", { fromFile: JSON.parse, toFile: formatPage });
