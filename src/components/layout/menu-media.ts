/** Media rules of the header: with the toggle, or with all labels on one line. */
export interface MenuMedia {
  narrow: string;
  wide: string;
}

/** Rules measured by the build for the labels of this site. */
export const menuMedia: MenuMedia = { narrow: process.env.MENU_NARROW, wide: process.env.MENU_WIDE };
