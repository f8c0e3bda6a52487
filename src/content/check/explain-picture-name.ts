import { basename } from "node:path";

import { finding, type Finding } from "../problem";

/** Words by which programs that block ads and analytics know files, as in the lists of EasyList and EasyPrivacy. */
// cspell:ignore adsense adwords doubleclick
const blockedName =
  /(?<![a-z])(?:ads?|adv|advert\w*|adsense|adwords|affiliates?|analytics|banners?|beacons?|doubleclick|pixels?|popups?|sponsor(?:ed|s)?|stats?|tracker|trackers|tracking)(?![a-z])/iu;

/** Reports the name of a picture that the image pipeline keeps, and that visitors with such a program would not see. */
export function explainPictureName(name: string): Finding[] {
  const [word] = blockedName.exec(basename(name)) ?? [];
  if (word === undefined) return [];
  const remedy = "Rename it, e.g. by what it shows, in other words";
  return [finding("image-name", `has "${word}" in its name, by which programs that block ads hide it`, remedy)];
}
