export { styled, styledBy } from './styled';
export { textStyle } from './text-style';
