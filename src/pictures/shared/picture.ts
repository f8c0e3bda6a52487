/** One picture of the product: a whole page in HTML, and how large it is. */
export interface Picture {
  /** Name of the file in `data/images/product/`. */
  name: string;
  width: number;
  height: number;
  body: string;
}
