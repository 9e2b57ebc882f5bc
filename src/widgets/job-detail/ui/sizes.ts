/** Height of the company's banner, in pixels, by width of the screen. */
export const BANNER_HEIGHT = { narrow: 64, wide: 200 };

/** Width and height of the company's logo, in pixels. */
export const LOGO_SIZE = 88;

/** How the header shows the company's images, which its name stands beside. */
export const BANNER = { variant: 'banner', alt: '', width: '100%', height: '100%' } as const;
export const LOGO = {
  variant: 'logo',
  alt: '',
  width: LOGO_SIZE,
  height: LOGO_SIZE,
  style: {
    position: 'relative',
    marginTop: -LOGO_SIZE / 2,
    padding: 4,
    borderRadius: 16,
    border: '1px solid var(--mui-palette-divider)',
  },
} as const;
