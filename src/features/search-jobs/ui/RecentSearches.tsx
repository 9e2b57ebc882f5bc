import { memo } from 'react';
import Chip from '@mui/material/Chip';
import { ChipRow } from '@/shared/ui/ChipRow';
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
    <ChipRow role="group" aria-label={texts.recent}>
      <p>{texts.recent}:</p>
      {entries.map((text) => (
        <Chip key={text} label={text} disabled={disabled} onClick={() => onChoose(text)} />
      ))}
    </ChipRow>
  );
});
