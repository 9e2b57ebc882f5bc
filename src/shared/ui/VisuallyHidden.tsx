import type { ComponentProps, ElementType } from 'react';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

const Root = styled('span')(visuallyHidden);

/** Out of sight, and there for a screen reader. */
export function VisuallyHidden({ component, ...rest }: ComponentProps<'span'> & { component?: ElementType }) {
  return <Root as={component} {...rest} />;
}
