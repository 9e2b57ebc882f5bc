/** Height of the company's banner, in pixels, by width of the screen. */
export const BANNER_HEIGHT = { xs: 120, md: 200 };

/** Width and height of the company's logo, in pixels. */
export const LOGO_SIZE = 88;
