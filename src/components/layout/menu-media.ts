/** Media rules of the header: with the toggle, and with all labels on one line. */
export interface MenuMedia {
  narrow: string;
  wide: string;
}

/** The rules for the labels of this site, which the build has measured. */
export const menuMedia: MenuMedia = { narrow: process.env.MENU_NARROW, wide: process.env.MENU_WIDE };
