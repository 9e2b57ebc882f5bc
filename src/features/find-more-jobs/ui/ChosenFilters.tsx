import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { NO_FILTERS, setFilters } from '@/entities/job-search';
import type { JobFilters } from '@/entities/job-search';
import { ChipRow } from '@/shared/ui/ChipRow';
import { texts } from '../texts';
import { chosenLabel } from './filter-labels';

interface ChosenFiltersProps {
  filters: JobFilters;
  disabled: boolean;
  onChange: (filters: JobFilters) => void;
}

/** The further filters that are set, each with a way to take it back. */
export function ChosenFilters({ filters, disabled, onChange }: ChosenFiltersProps) {
  const chips = setFilters(filters).map((name) => ({
    label: chosenLabel(filters, name),
    without: { ...filters, [name]: null },
  }));
  if (!filters.includeUnstated) {
    chips.push({ label: texts.chosenStated, without: { ...filters, includeUnstated: true } });
  }
  return (
    <ChipRow role="group" aria-label={texts.chosenFilters}>
      {chips.map(({ label, without }) => (
        <Chip
          key={label}
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
