/** Runs in the browser, in one piece: a function with a name inside it would ask for what only the compiler knows. */

/** A picture that the browser chooses among several of different widths. */
export interface PicturePlace {
  /** Address of what was chosen, without its folders. */
  chosen: string;
  /** Its width, and those of all, in pixels. */
  chosenWidth: number;
  widths: number[];
  /** What `sizes` says, and how wide the picture is shown with what is cut off of it; in CSS pixels. */
  said: number;
  shown: number;
}

/** Pictures of the page that have room, each with what its `sizes` says in this window. */
export function listPicturePlaces(): PicturePlace[] {
  return [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const source = image.closest("picture")?.querySelector("source") ?? image;
    if (source.srcset === "" || width === 0) return [];
    // A picture that covers its box is as wide as its height asks for.
    const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const shown = getComputedStyle(image).objectFit === "cover" ? Math.max(width, height * shape) : width;
    const ruler = document.createElement("div");
    ruler.style.position = "absolute";
    for (const part of source.sizes.split(/,(?![^(]*\))/u)) {
      const [, condition = "all", length = part] = /^\s*(?<condition>\(.*?\))\s+(?<length>\S.*)$/u.exec(part) ?? [];
      if (!matchMedia(condition).matches) continue;
      ruler.style.width = length;
      break;
    }
    document.body.append(ruler);
    const said = ruler.getBoundingClientRect().width;
    ruler.remove();
    const candidates = source.srcset.split(",").map((candidate) => {
      const [address = "", width = ""] = candidate.trim().split(/\s+/u);
      return { address, width: parseInt(width) };
    });
    const chosen = candidates.find(({ address }) => image.currentSrc.endsWith(address));
    return [
      {
        chosen: image.currentSrc.split("/").at(-1) ?? "",
        chosenWidth: chosen?.width ?? 0,
        widths: candidates.map(({ width }) => width),
        said,
        shown,
      },
    ];
  });
}
