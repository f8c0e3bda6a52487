/** Event handlers of HTML and SVG without `on`. */
const events =
  // cspell:disable-next-line
  "abort activate afterprint animationcancel animationend animationiteration animationstart auxclick beforeactivate beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforetoggle beforeunload begin blur bounce cancel canplay canplaythrough change click close command compositionend compositionstart compositionupdate contentvisibilityautostatechange contextlost contextmenu contextrestored copy cuechange cut dblclick deactivate devicemotion deviceorientation deviceorientationabsolute drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange emptied encrypted end ended enterpictureinpicture error finish focus focusin focusout formdata fullscreenchange fullscreenerror gamepadconnected gamepaddisconnected gesturechange gestureend gesturestart gotpointercapture hashchange input interest invalid keydown keypress keyup languagechange leavepictureinpicture load loadeddata loadedmetadata loadend loadstart location loseinterest lostpointercapture message messageerror mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel move mozfullscreenchange mozfullscreenerror offline online orientationchange overscroll pagehide pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown pointerenter pointerleave pointerlockchange pointerlockerror pointermove pointerout pointerover pointerrawupdate pointerup popstate progress promptaction promptdismiss propertychange ratechange readystatechange rejectionhandled repeat reset resize resume scroll scrollend scrollsnapchange scrollsnapchanging search securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled start storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload validationstatuschange visibilitychange volumechange waiting waitingforkey webkitanimationend webkitanimationiteration webkitanimationstart webkitfullscreenchange webkitfullscreenerror webkitmouseforcechanged webkitmouseforcedown webkitmouseforceup webkitmouseforcewillbegin webkitplaybacktargetavailabilitychanged webkitpresentationmodechanged webkittransitionend webkitwillrevealbottom wheel zoom";
const handlers = new Set(events.split(" ").map((event) => `on${event}`));
const schemes = new Set(["java", "live", "vb"].map((language) => `${language}script`));
const longestName = Math.max(...[...handlers].map(({ length }) => length));

const space = /\s/u;
const quote = /["'`]/u;
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** Tabs and line feeds, which browsers ignore in a URL, and invisible characters. */
const ignored = /[\t\n\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** Characters of an attribute's name in HTML. */
const nameCharacter = /[^\s"'`/=]/u;

/** A character that is not ignored: in lower case, its index in the result, and its number in the text. */
interface Letter {
  letter: string;
  at: number;
  number: number;
}

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

/** Lists the starts of the schemes or event handlers that end before `sign`, longest first. */
function findNames(letters: readonly Letter[], sign: string): number[] {
  const names = sign === "=" ? handlers : schemes;
  const starts: number[] = [];
  let end = letters.length;
  if (sign === "=") while (space.test(letters[end - 1]?.letter ?? "")) end--;
  let name = "";
  for (let start = end - 1; start >= 0 && name.length < longestName; start--) {
    const { letter = "" } = letters[start] ?? {};
    if (letter < "a" || letter > "z") break;
    name = letter + name;
    if (names.has(name)) starts.unshift(start);
  }
  return starts;
}

/**
 * Removes event handlers (`onclick=`) where an attribute can begin, and script schemes (`javascript:`) where a link can: before text,
 * alone, or in an attribute. *onboarding = 30 days* and *JavaScript: yes* stay. Removes them anywhere if another one is inside
 * (`java`, `javascript:`, `script:`). Works in one pass; a second one may find more.
 */
export function removeScripts(text: string): string {
  const characters = Array.from(text);
  const end = findStart(characters, characters.length, space);
  const result: string[] = [];
  /** Without the names that end in `result`, so that those around them are found. */
  const letters: Letter[] = [];
  let number = 0;

  function isHandler(at: number): boolean {
    const before = result[findStart(result, at, invisible) - 1] ?? " ";
    const name = result.slice(at, findStart(result, result.length, space));
    return !nameCharacter.test(before) && !name.some((character) => space.test(character));
  }

  function isScheme(at: number, index: number): boolean {
    if (/\w/u.test(result[at - 1] ?? "")) return false;
    if (index + 1 >= end) return findStart(result, at, space) === 0 || endsInAttribute(result, at);
    return !space.test(characters[index + 1] ?? "") || endsInAttribute(result, at);
  }

  for (const [index, character] of characters.entries()) {
    if (ignored.test(character)) {
      result.push(character);
      continue;
    }
    const starts = character === ":" || character === "=" ? findNames(letters, character) : [];
    const removed = starts.find((start) => {
      const { at = 0, number: first = 0 } = letters[start] ?? {};
      const isNested = number - first > letters.length - start;
      return isNested || (character === "=" ? isHandler(at) : isScheme(at, index));
    });
    if (removed === undefined) result.push(character);
    else result.length = letters[removed]?.at ?? 0;
    const start = removed ?? starts[0];
    const letter = character.toLowerCase();
    if (start !== undefined) letters.length = start;
    else letters.push({ letter: letter.length === 1 ? letter : "?", at: result.length - 1, number });
    number++;
  }
  return result.join("");
}
