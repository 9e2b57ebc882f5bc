import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { ChipRow } from '@/shared/ui/ChipRow';
import { NO_FILTERS } from '@titian/rules/further-filters';
import type { FurtherFilters } from '@titian/rules/further-filters';
import { texts } from '../texts';
import { removableFilters } from './filter-labels';

interface ChosenFiltersProps {
  filters: FurtherFilters;
  disabled: boolean;
  onChange: (filters: FurtherFilters) => void;
}

/** The further filters that are set, each with a way to take it back. */
export function ChosenFilters({ filters, disabled, onChange }: ChosenFiltersProps) {
  return (
    <ChipRow className="chosen-filters" role="group" aria-label={texts.chosenFilters}>
      {removableFilters(filters).map(({ label, without }) => (
        <Chip
          key={label}
          // Before the app runs, a key clicks no other element.
          component="button"
          label={label}
          disabled={disabled}
          aria-label={texts.removeFilter(label)}
          onClick={() => onChange(without)}
          onDelete={() => onChange(without)}
        />
      ))}
      <Button size="small" disabled={disabled} onClick={() => onChange(NO_FILTERS)}>
        {texts.clearMore}
      </Button>
    </ChipRow>
  );
}
