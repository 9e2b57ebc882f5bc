import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import { texts } from '../texts';

const CONTENT_ID = 'isi';

/** Lets the keyboard pass over the navbar; to be seen only while it has the focus. */
export function SkipLink() {
  // Not left to the browser: a fragment in the address would be one more page in the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const content = document.getElementById(CONTENT_ID);
    content?.focus();
    content?.scrollIntoView();
  };
  return (
    <Box
      component="a"
      href={`#${CONTENT_ID}`}
      onClick={skip}
      sx={{
        position: 'absolute',
        insetInlineStart: 16,
        top: 12,
        zIndex: 1,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.dark',
        color: 'primary.contrastText',
        fontWeight: 700,
        '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0, overflow: 'hidden' },
      }}
    >
      {texts.skip}
    </Box>
  );
}
