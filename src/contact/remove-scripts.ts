/** Event handlers of HTML and SVG without `on`. */
const events =
  // cspell:disable-next-line
  "abort activate afterprint animationcancel animationend animationiteration animationstart auxclick beforeactivate beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforetoggle beforeunload begin blur bounce cancel canplay canplaythrough change click close command compositionend compositionstart compositionupdate contentvisibilityautostatechange contextlost contextmenu contextrestored copy cuechange cut dblclick deactivate devicemotion deviceorientation deviceorientationabsolute drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange emptied encrypted end ended enterpictureinpicture error finish focus focusin focusout formdata fullscreenchange fullscreenerror gamepadconnected gamepaddisconnected gesturechange gestureend gesturestart gotpointercapture hashchange input interest invalid keydown keypress keyup languagechange leavepictureinpicture load loadeddata loadedmetadata loadend loadstart location loseinterest lostpointercapture message messageerror mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel move mozfullscreenchange mozfullscreenerror offline online orientationchange overscroll pagehide pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown pointerenter pointerleave pointerlockchange pointerlockerror pointermove pointerout pointerover pointerrawupdate pointerup popstate progress promptaction promptdismiss propertychange ratechange readystatechange rejectionhandled repeat reset resize resume scroll scrollend scrollsnapchange scrollsnapchanging search securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled start storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload validationstatuschange visibilitychange volumechange waiting waitingforkey webkitanimationend webkitanimationiteration webkitanimationstart webkitfullscreenchange webkitfullscreenerror webkitmouseforcechanged webkitmouseforcedown webkitmouseforceup webkitmouseforcewillbegin webkitplaybacktargetavailabilitychanged webkitpresentationmodechanged webkittransitionend webkitwillrevealbottom wheel zoom";
const handlers = new Set(events.split(" ").map((event) => `on${event}`));

const space = /\s/u;
const quote = /["'`]/u;
/** Characters of an attribute's name in HTML. */
const nameCharacter = /[^\s"'`/=]/u;
const schemeEnd = /(?<!\w)(?:java|vb|live)script$/iu;
const maxSchemeLength = "javascript".length;

/** Returns the start of the run of matching characters that ends at `end`. */
function findStart(characters: readonly string[], end: number, kind: RegExp): number {
  let start = end;
  while (kind.test(characters[start - 1] ?? "")) start--;
  return start;
}

/** Whether characters end in the beginning of an attribute: an equals sign, and perhaps a quote. */
function endsInAttribute(characters: readonly string[], end: number): boolean {
  let start = findStart(characters, end, space);
  if (quote.test(characters[start - 1] ?? "")) start = findStart(characters, start - 1, space);
  return characters[start - 1] === "=";
}

/**
 * Removes event handlers (`onclick=`) where an attribute can begin, and script schemes (`javascript:`) where a link can: before text,
 * alone, or in an attribute. *onboarding = 30 days* and *JavaScript: yes* stay. Works in one pass; a second one may find more.
 */
export function removeScripts(text: string): string {
  const result: string[] = [];
  const characters = Array.from(text);
  const end = findStart(characters, characters.length, space);
  for (const [index, character] of characters.entries()) {
    if (character === "=") {
      const nameEnd = findStart(result, result.length, space);
      const nameStart = findStart(result, nameEnd, nameCharacter);
      if (handlers.has(result.slice(nameStart, nameEnd).join("").toLowerCase())) {
        result.length = nameStart;
        continue;
      }
    } else if (character === ":") {
      const scheme = schemeEnd.exec(result.slice(-maxSchemeLength - 1).join(""));
      const start = result.length - (scheme?.[0].length ?? 0);
      const isAlone = index + 1 >= end && findStart(result, start, space) === 0;
      const isBeforeText = index + 1 < end && !space.test(characters[index + 1] ?? "");
      if (scheme && (isAlone || isBeforeText || endsInAttribute(result, start))) {
        result.length = start;
        continue;
      }
    }
    result.push(character);
  }
  return result.join("");
}
