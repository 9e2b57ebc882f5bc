import Chip from '@mui/material/Chip';
import type { QueryFilter } from '@/entities/job';
import { ChipRow } from '@/shared/ui/ChipRow';
import { texts } from '../texts';
import { queryFilterLabel } from './filter-labels';

interface QueryFiltersProps {
  filters: readonly QueryFilter[];
  /** Takes the text of the search box without the words of a filter. */
  onRemove: (rest: string) => void;
}

/** The words of the search box that are filters, each with a way to take it back. Specification 4, section 2. */
export function QueryFilters({ filters, onRemove }: QueryFiltersProps) {
  return (
    <ChipRow role="group" aria-label={texts.queryFilters} sx={{ mb: 2 }}>
      <p aria-hidden>{texts.queryFilters}:</p>
      {filters.map((filter) => {
        const label = queryFilterLabel(filter);
        const remove = () => onRemove(filter.rest);
        return (
          <Chip
            key={filter.words}
            component="button"
            label={label}
            aria-label={texts.removeFilter(label)}
            onClick={remove}
            onDelete={remove}
          />
        );
      })}
    </ChipRow>
  );
}
