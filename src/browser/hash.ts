/**
 * Hash of a text in base 36, 53 bits wide: tells browsers apart, keeps no secret.
 * Source: cyrb53 (bryc, public domain).
 */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mixedHigh = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const mixedLow = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), 3266489909);
  return (4294967296 * (2097151 & mixedLow) + (mixedHigh >>> 0)).toString(36);
}
