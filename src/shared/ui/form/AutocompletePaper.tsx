import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

declare module '@mui/material/Autocomplete' {
  interface AutocompletePaperSlotPropsOverrides {
    /** Under the options. */
    footer?: string | undefined;
  }
}

/** The list of an `Autocomplete` with a line under its options; for `slots.paper`. */
export function AutocompletePaper({ footer, children, ...paper }: PaperProps & { footer?: string | undefined }) {
  return (
    <Paper {...paper}>
      {children}
      {footer && (
        <Typography
          variant="body2"
          role="status"
          color="textSecondary"
          sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}
        >
          {footer}
        </Typography>
      )}
    </Paper>
  );
}
