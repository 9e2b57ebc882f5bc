import { memo } from 'react';
import TextField from '@mui/material/TextField';
import { TEXT_LIMIT } from '../model/job-search';
import type { JobSearchActions } from '../model/use-job-search';

const SLOT_PROPS = {
  htmlInput: { maxLength: TEXT_LIMIT, enterKeyHint: 'search' },
  inputLabel: { shrink: true },
} as const;

interface SearchTextProps {
  value: string;
  actions: JobSearchActions;
  disabled: boolean;
}

/** What the title is searched for. Specification 1, section 2. */
export const SearchText = memo(function SearchText({ value, actions, disabled }: SearchTextProps) {
  return (
    <TextField
      id="search-text"
      name="search"
      label="Search by job title, company, keywords"
      placeholder="Contoh: Staf Administrasi"
      type="search"
      value={value}
      disabled={disabled}
      onChange={(event) => actions.type({ search: event.target.value })}
      onBlur={actions.leave}
      slotProps={SLOT_PROPS}
    />
  );
});
