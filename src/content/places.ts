/** Text of the content, and its line. */
export interface PlacedText {
  text: string;
  line: number;
}

/** File of the content with its texts, in their order. */
export interface PlacedFile {
  /** Path relative to the project root. */
  file: string;
  /** Paths of the page that the file describes; undefined if it is not about one page. */
  pages?: string[];
  /** URL of its form in the CMS. */
  form?: string;
  texts: PlacedText[];
}

/** Path of the list of these files, which only previews and the development server have. */
export const placesPath = "/places.json";
