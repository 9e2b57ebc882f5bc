export { Button } from './Button';
export { ButtonLink } from './ButtonLink';
export { IconButton } from './IconButton';
export { iconButtonStyle } from './icon-button-style';
