import { memo } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { texts } from '../texts';

interface SearchButtonsProps {
  filterCount: number;
  disabled: boolean;
  onOpenFilters: () => void;
}

const FindButton = memo(function FindButton({ disabled }: { disabled: boolean }) {
  return (
    <Button type="submit" variant="contained" disabled={disabled} className="search-find">
      <SearchIcon fontSize="small" />
      <span>{texts.find}</span>
    </Button>
  );
});

/** Find, and on narrow screens the button that opens the filters in a dialog. On a phone both show their icon alone. */
export const SearchButtons = memo(function SearchButtons(props: SearchButtonsProps) {
  const { filterCount, disabled, onOpenFilters } = props;
  return (
    <>
      <FindButton disabled={disabled} />
      <Button
        variant="outlined"
        className="search-more"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={onOpenFilters}
      >
        <TuneIcon fontSize="small" />
        <span>{filterCount > 0 ? texts.filterCount(filterCount) : texts.filter}</span>
        {filterCount > 0 && <b aria-hidden>{filterCount}</b>}
      </Button>
    </>
  );
});
