import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Heading = styled('h1')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A page's `<h1>` out of sight, for who jumps by headings, while what the page is about is not there to be named. */
export function HiddenHeading({ children }: { children: ReactNode }) {
  return <Heading>{children}</Heading>;
}
