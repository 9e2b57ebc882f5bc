/**
 * Emotion's own `styled`, without its list of tags: `styled('p')`. For what the first pages are made of, which come
 * without Material UI (docs/adr/0016-first-pages-of-plain-elements.md): numbers are pixels, and there is no `sx`.
 */
export { default as styled } from '@emotion/styled/base';
export { textStyle } from './text-style';
