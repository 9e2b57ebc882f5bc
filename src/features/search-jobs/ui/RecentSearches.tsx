import { memo } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';

interface RecentSearchesProps {
  /** Newest first. */
  entries: readonly string[];
  disabled: boolean;
  onChoose: (text: string) => void;
}

/** The last searches as chips; one searches again. Specification 1, sections 2 and 9. */
export const RecentSearches = memo(function RecentSearches({ entries, disabled, onChoose }: RecentSearchesProps) {
  if (entries.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={texts.recent}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Typography variant="body2" color="textSecondary">
        {texts.recent}:
      </Typography>
      {entries.map((text) => (
        <Chip key={text} label={text} disabled={disabled} onClick={() => onChoose(text)} sx={{ maxWidth: '100%' }} />
      ))}
    </Box>
  );
});
