import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface StateMessageProps {
  title: string;
  /** A sentence on what to do next. */
  text?: string;
  /** Buttons or links. */
  children?: ReactNode;
  role?: 'status' | 'alert';
}

/** What a block shows in place of its content: nothing there yet, or failed. */
export function StateMessage({ title, text, children, role }: StateMessageProps) {
  return (
    <Box role={role} sx={{ textAlign: 'center', px: 2, py: 6, overflowWrap: 'anywhere' }}>
      <Typography variant="h6" component="p" sx={{ mb: text ? 0.5 : 0 }}>
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Box>
  );
}
