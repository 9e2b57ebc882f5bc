import { createContext, useContext } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import { texts } from './texts';

/** Whether more options match than the popup shows. */
export const MoreMatches = createContext(false);

/** The popup of a searchable list; says when it shows only the first options. */
export function PickPopup({ children, ...rest }: PaperProps) {
  const isCut = useContext(MoreMatches);
  return (
    <Paper {...rest}>
      {children}
      {isCut && (
        <Box
          role="status"
          // The input keeps the focus, as with a press on an option.
          onMouseDown={(event) => event.preventDefault()}
          sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', typography: 'body2', color: 'text.secondary' }}
        >
          {texts.moreOptions}
        </Box>
      )}
    </Paper>
  );
}
