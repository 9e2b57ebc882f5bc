import { useCallback, useState } from 'react';
import type { SubmitEvent } from 'react';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { TEXT_LIMIT, countFilters } from '../model/job-search';
import type { JobSearch } from '../model/job-search';
import type { JobSearchActions } from '../model/use-job-search';
import { useSearchHistory } from '../model/use-search-history';
import { JobFilters } from './JobFilters';
import { RecentSearches } from './RecentSearches';

interface JobSearchFormProps {
  search: JobSearch;
  actions: JobSearchActions;
  /** While the pop-up that asks for an account is open. Specification 1, section 6. */
  disabled: boolean;
}

/** What to look for: text, filters and recent searches. On a phone the filters wait behind a button. */
export function JobSearchForm({ search, actions, disabled }: JobSearchFormProps) {
  const { entries, remember } = useSearchHistory();
  const [filtersOpen, setFiltersOpen] = useState(() => countFilters(search) > 0);
  const filterCount = countFilters(search);

  const handleChoose = useCallback(
    (text: string) => {
      actions.change({ search: text });
      remember(text);
    },
    [actions, remember],
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    actions.commit();
    remember(search.search);
  }

  return (
    <Box component="form" role="search" aria-label="Lowongan" onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr auto' }, gap: { xs: 1.5, sm: 1 } }}>
        <TextField
          id="search-text"
          name="search"
          label="Search by job title, company, keywords"
          placeholder="Contoh: Staf Administrasi"
          type="search"
          value={search.search}
          disabled={disabled}
          onChange={(event) => actions.type({ search: event.target.value })}
          onBlur={actions.leave}
          slotProps={{ htmlInput: { maxLength: TEXT_LIMIT, enterKeyHint: 'search' }, inputLabel: { shrink: true } }}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        />
        <Button type="submit" variant="contained" disabled={disabled} sx={{ px: { sm: 4 } }}>
          Find
        </Button>
        <Button
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-expanded={filtersOpen}
          aria-controls="search-filters"
          disabled={disabled}
          onClick={() => setFiltersOpen(!filtersOpen)}
          sx={{ display: { md: 'none' }, gridColumn: { sm: '1 / -1' } }}
        >
          {filterCount > 0 ? `Filter (${filterCount})` : 'Filter'}
        </Button>
      </Box>
      <Box
        id="search-filters"
        sx={{
          display: { xs: filtersOpen ? 'grid' : 'none', md: 'grid' },
          gridTemplateColumns: { sm: 'repeat(3, 1fr)', md: 'repeat(3, 1fr) auto' },
          gap: 2,
        }}
      >
        <JobFilters
          location={search.location}
          workingType={search.workingType}
          workplace={search.workplace}
          actions={actions}
          disabled={disabled}
        />
      </Box>
      <RecentSearches entries={entries} disabled={disabled} onChoose={handleChoose} />
    </Box>
  );
}
