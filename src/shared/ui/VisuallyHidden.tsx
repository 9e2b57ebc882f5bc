import type { ComponentProps, ElementType } from 'react';
import { styled } from '@mui/material/styles';

/** Styles of what is there for a screen reader alone. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const Root = styled('span')(visuallyHidden);

/** Out of sight, and there for a screen reader. */
export function VisuallyHidden({ component, ...rest }: ComponentProps<'span'> & { component?: ElementType }) {
  return <Root as={component} {...rest} />;
}
