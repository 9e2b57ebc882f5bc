import type { CSSObject, Theme } from '@emotion/react';

type TextName = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'body1' | 'body2' | 'caption' | 'button';

/** How a text of the theme looks, to be spread into a style: Material UI's type of it has more than Emotion's takes. */
export const textStyle = ({ typography }: Theme, name: TextName): CSSObject => typography[name] as CSSObject;
