import type { ComponentType, ElementType, JSX } from 'react';
import { css } from '@emotion/react';
import type { CSSObject, SerializedStyles, Theme } from '@emotion/react';
import type { StyledComponent } from '@emotion/styled';
import create from '@emotion/styled/base';

type Style<Look> = CSSObject | ((props: Look & { theme: Theme }) => CSSObject);

type Given<Look, Props> = Look & Props & { theme?: Theme; as?: ElementType };

interface Styled<Look extends object> {
  <Tag extends keyof JSX.IntrinsicElements>(
    tag: Tag,
  ): (...styles: Style<Look>[]) => StyledComponent<Given<Look, JSX.IntrinsicElements[Tag]>>;
  <Props extends object>(
    component: ComponentType<Props>,
  ): (...styles: Style<Look>[]) => StyledComponent<Given<Look, Props>>;
}

/** A style as text, made when an element first has it, and not again for each one that has it too. */
function madeOnce<Look>(style: Style<Look>, names: readonly (keyof Look)[]) {
  const made = new WeakMap<Theme, Map<string, SerializedStyles>>();
  return (props: Look & { theme: Theme }): SerializedStyles => {
    const { theme } = props;
    const ofTheme = made.get(theme) ?? new Map<string, SerializedStyles>();
    made.set(theme, ofTheme);
    const look = names.map((name) => props[name]).join();
    const text = ofTheme.get(look) ?? css(typeof style === 'function' ? style(props) : style);
    ofTheme.set(look, text);
    return text;
  };
}

/**
 * Emotion's `styled` for styles that hang on the theme and on some attributes of which each has few values: words, or yes
 * and no. They do not reach the document.
 *
 * @param names of these attributes
 */
export function styledBy<Look extends object>(...names: readonly (keyof Look & string)[]): Styled<Look> {
  const known: readonly string[] = names;
  const options = known.length > 0 ? { shouldForwardProp: (name: string) => !known.includes(name) } : undefined;
  return ((component: ElementType) =>
    (...styles: Style<Look>[]) =>
      create(component as 'div', options)(...styles.map((style) => madeOnce(style, names)))) as Styled<Look>;
}

/**
 * Emotion's own `styled`, without its list of tags, for styles that hang on the theme alone: `styled('p')`. For what the
 * first pages are made of, which come without Material UI (docs/adr/0016-first-pages-of-plain-elements.md): numbers are
 * pixels, and there is no `sx`.
 */
export const styled = styledBy();
