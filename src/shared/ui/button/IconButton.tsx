import type { ComponentProps } from 'react';
import { styled } from '../styled';
import { iconButtonStyle } from './icon-button-style';
import type { IconButtonLook } from './icon-button-style';

const Root = styled('button', { shouldForwardProp: (name) => name !== 'tone' && name !== 'edge' })<IconButtonLook>(
  iconButtonStyle,
);

interface IconButtonProps extends ComponentProps<'button'>, IconButtonLook {
  'aria-label': string;
}

/** A button of an icon alone, which has its name from `aria-label`. */
export function IconButton(button: IconButtonProps) {
  return <Root type="button" {...button} />;
}
