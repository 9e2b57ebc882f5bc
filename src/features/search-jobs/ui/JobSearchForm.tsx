import { memo, useCallback, useState } from 'react';
import type { SubmitEvent } from 'react';
import { styled } from '@mui/material/styles';
import { countFilters } from '../model/job-search';
import type { JobSearch } from '../model/job-search';
import type { JobSearchActions } from '../model/use-job-search';
import { useSearchHistory } from '../model/use-search-history';
import { JobFilters } from './JobFilters';
import { RecentSearches } from './RecentSearches';
import { FILTERS_ID, SearchButtons } from './SearchButtons';
import { SearchText } from './SearchText';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '.search-text': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: theme.spacing(1),
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: '1fr 1fr',
      gap: theme.spacing(1.5),
      '& > :not(button)': { gridColumn: '1 / -1' },
    },
  },
  '.search-filters': {
    display: 'grid',
    gap: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr) auto' },
    [theme.breakpoints.down('md')]: { '&:not([data-open])': { display: 'none' } },
  },
}));

interface JobSearchFormProps {
  search: JobSearch;
  actions: JobSearchActions;
  /** While the pop-up that asks for an account is open. Specification 1, section 6. */
  disabled: boolean;
}

/**
 * What to look for: text, filters and recent searches. On a phone the filters wait behind a button. Each part is drawn
 * again only when its own value changes: a letter must not wait for the filters.
 */
export const JobSearchForm = memo(function JobSearchForm({ search, actions, disabled }: JobSearchFormProps) {
  const { entries, remember } = useSearchHistory();
  const [filtersOpen, setFiltersOpen] = useState(() => countFilters(search) > 0);

  const handleChoose = useCallback(
    (text: string) => {
      actions.change({ search: text });
      remember(text);
    },
    [actions, remember],
  );
  const handleToggleFilters = useCallback(() => setFiltersOpen((open) => !open), []);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    actions.commit();
    remember(search.search);
  }

  return (
    <Form role="search" aria-label="Lowongan" onSubmit={handleSubmit}>
      <div className="search-text">
        <SearchText value={search.search} actions={actions} disabled={disabled} />
        <SearchButtons
          filterCount={countFilters(search)}
          filtersOpen={filtersOpen}
          disabled={disabled}
          onToggleFilters={handleToggleFilters}
        />
      </div>
      <div id={FILTERS_ID} className="search-filters" data-open={filtersOpen || undefined}>
        <JobFilters
          location={search.location}
          workingType={search.workingType}
          workplace={search.workplace}
          actions={actions}
          disabled={disabled}
        />
      </div>
      <RecentSearches entries={entries} disabled={disabled} onChoose={handleChoose} />
    </Form>
  );
});
