/** In pixels: the shape that link previews show whole. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;
