export { MutedText } from './MutedText';
export { OutsideLink } from './OutsideLink';
export { SmallText } from './SmallText';
export { TextButton } from './TextButton';
export { TextLink } from './TextLink';
export { linkStyle } from './link-style';
