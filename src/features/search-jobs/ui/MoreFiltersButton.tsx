import { memo } from 'react';
import Button from '@mui/material/Button';
import { texts } from '../texts';

/** Id of the part of the form that the button opens. */
export const MORE_FILTERS_ID = 'more-filters';

interface MoreFiltersButtonProps {
  count: number;
  open: boolean;
  /** False while it is not known whether there are further filters. Its room is reserved: nothing below moves. */
  shown: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** Opens the further filters, which are closed at first. */
export const MoreFiltersButton = memo(function MoreFiltersButton(props: MoreFiltersButtonProps) {
  const { count, open, shown, disabled, onToggle } = props;
  return (
    <Button
      className="search-more-filters"
      style={shown ? undefined : { visibility: 'hidden' }}
      aria-expanded={open}
      aria-controls={MORE_FILTERS_ID}
      disabled={disabled}
      onClick={onToggle}
    >
      {count > 0 ? texts.moreFilterCount(count) : texts.moreFilters}
    </Button>
  );
});
