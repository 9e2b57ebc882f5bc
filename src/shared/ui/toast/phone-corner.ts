/**
 * What a toast leaves free at the right edge of a phone, in pixels: the close button of a dialog, 44 wide and 28 from the
 * edge, or the menu of the navbar, with a gap of 4.
 */
export const PHONE_CORNER = 76;
