import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useJobFacets } from '@/entities/job';
import type { FilterOption, JobFacets } from '@/entities/job';
import { FailureState } from '@/shared/ui/feedback';
import { SelectField } from '@/shared/ui/field';
import { FILTER_NAMES, NO_FILTERS } from '@titian/rules/further-filters';
import type { FilterName, FurtherFilters } from '@titian/rules/further-filters';
import { readFilter } from '@titian/rules/job-address';
import type { JobAddress } from '@titian/rules/job-address';
import { texts } from '../texts';
import { optionLabel } from './filter-labels';

interface MoreFiltersProps {
  filters: FurtherFilters | undefined;
  /** The search that the list shows: its vacancies are counted. */
  search: JobAddress;
  disabled: boolean;
  onChange: (filters: FurtherFilters) => void;
}

type Option = Omit<FilterOption<string | number>, 'count'> & { count: number | null };

/** The options with what is chosen, which may be none of those that are counted. */
const withChosen = (options: readonly Option[], chosen: string | number | null): readonly Option[] =>
  chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, count: null }, ...options];

/** True for a filter with an option to choose or to take back. */
const canChoose = (name: FilterName, filters: FurtherFilters, options: JobFacets | null): boolean =>
  (options?.[name].length ?? 0) > 0 || filters[name] !== null;

const Fields = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2),
  // In the gap above: nothing moves when it comes and goes.
  '.counting': { position: 'absolute', insetInline: 0, top: theme.spacing(-1), height: theme.spacing(0.5) },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

/**
 * The further filters, each option with how many vacancies it would leave. An option that leaves none cannot be chosen,
 * nor can a filter of which no vacancy tells. Specification 4, section 2.
 */
export function MoreFilters({ filters = NO_FILTERS, search, disabled, onChange }: MoreFiltersProps) {
  const { facets: options, error, isFetching, refetch } = useJobFacets(search);
  const choose = (name: FilterName, value: string) => onChange({ ...filters, [name]: readFilter(name, value) });
  if (error) {
    return <FailureState title={texts.uncounted} error={error} onRetry={refetch} retrying={isFetching} />;
  }
  return (
    <Fields aria-busy={isFetching}>
      {isFetching && <LinearProgress aria-label={texts.counting} className="counting" />}
      {FILTER_NAMES.map((name) => (
        <SelectField
          key={name}
          id={`search-${name}`}
          name={name}
          label={texts[name]}
          shrink
          margin="none"
          size="small"
          disabled={disabled || !options || !canChoose(name, filters, options)}
          value={String(filters[name] ?? '')}
          options={[
            { value: '', label: texts.any },
            ...withChosen(options?.[name] ?? [], filters[name]).map(({ value, count }) => ({
              value: String(value),
              label: count === null ? optionLabel(name, value) : texts.option(optionLabel(name, value), count),
              disabled: count === 0 && value !== filters[name],
            })),
          ]}
          onChoose={(value) => choose(name, value)}
        />
      ))}
      <FormControlLabel
        label={texts.includeUnstated}
        disabled={disabled || filters.minSalary === null}
        control={
          <Checkbox
            name="includeUnstated"
            checked={filters.includeUnstated}
            onChange={(_event, includeUnstated) => onChange({ ...filters, includeUnstated })}
          />
        }
      />
    </Fields>
  );
}
