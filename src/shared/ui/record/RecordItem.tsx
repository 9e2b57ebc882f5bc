import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { clip } from '@/shared/lib/text';

/** Characters shown of a line and of a free text; the form shows all of it. */
const LINE_LIMIT = 500;
const TEXT_LIMIT = 10_000;

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
        {clip(title, LINE_LIMIT)}
      </Typography>
      {lines
        .filter((line): line is string => Boolean(line))
        .map((line, index) => (
          <Typography key={index} variant="body2" color="textSecondary">
            {clip(line, LINE_LIMIT)}
          </Typography>
        ))}
      {description && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {clip(description, TEXT_LIMIT)}
        </Typography>
      )}
      {children}
    </Box>
  );
}
