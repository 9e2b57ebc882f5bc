import type { ComponentProps } from 'react';
import { styledBy } from '../styled';
import { iconButtonStyle } from './icon-button-style';
import type { IconButtonLook } from './icon-button-style';

const Root = styledBy<IconButtonLook>('tone', 'edge')('button')(iconButtonStyle);

interface IconButtonProps extends ComponentProps<'button'>, IconButtonLook {
  'aria-label': string;
}

/** A button of an icon alone, which has its name from `aria-label`. */
export function IconButton(button: IconButtonProps) {
  return <Root type="button" {...button} />;
}
