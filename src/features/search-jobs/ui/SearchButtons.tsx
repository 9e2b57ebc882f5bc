import { memo } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { texts } from '../texts';

/** Id of the part of the form that the filter button opens. */
export const FILTERS_ID = 'search-filters';

interface SearchButtonsProps {
  filterCount: number;
  filtersOpen: boolean;
  disabled: boolean;
  onToggleFilters: () => void;
}

const FindButton = memo(function FindButton({ disabled }: { disabled: boolean }) {
  return (
    <Button type="submit" variant="contained" disabled={disabled} className="search-find">
      <SearchIcon fontSize="small" />
      <span>{texts.find}</span>
    </Button>
  );
});

/** Find, and on narrow screens the button that opens the filters. On a phone both show their icon alone. */
export const SearchButtons = memo(function SearchButtons(props: SearchButtonsProps) {
  const { filterCount, filtersOpen, disabled, onToggleFilters } = props;
  return (
    <>
      <FindButton disabled={disabled} />
      <Button
        variant="outlined"
        className="search-more"
        aria-expanded={filtersOpen}
        aria-controls={FILTERS_ID}
        disabled={disabled}
        onClick={onToggleFilters}
      >
        <TuneIcon fontSize="small" />
        <span>{filterCount > 0 ? texts.filterCount(filterCount) : texts.filter}</span>
        {filterCount > 0 && <b aria-hidden>{filterCount}</b>}
      </Button>
    </>
  );
});
