import type { ComponentProps, ElementType } from 'react';
import { styled } from '@mui/material/styles';

const Root = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Out of sight, and there for a screen reader. */
export function VisuallyHidden({ component, ...rest }: ComponentProps<'span'> & { component?: ElementType }) {
  return <Root as={component} {...rest} />;
}
