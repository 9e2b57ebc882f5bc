import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface RecordItemProps {
  title: string;
  /** Lines under the title; empty ones are left out. */
  lines?: (string | null | undefined)[];
  /** Free text, shown as it was typed. */
  description?: string | null;
  children?: ReactNode;
}

/** One record of a profile section, for reading. */
export function RecordItem({ title, lines = [], description, children }: RecordItemProps) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="h5">
        {title}
      </Typography>
      {lines.filter(Boolean).map((line, index) => (
        <Typography key={index} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
      {description && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
      )}
      {children}
    </Box>
  );
}
