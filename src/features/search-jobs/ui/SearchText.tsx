import { memo } from 'react';
import { TextField } from '@/shared/ui/field';
import { TEXT_LIMIT } from '../model/job-search';
import type { JobSearchActions } from '../model/use-job-search';
import { texts } from '../texts';

interface SearchTextProps {
  value: string;
  actions: JobSearchActions;
  disabled: boolean;
}

/** Text to search titles for. Specification 1, section 2. */
export const SearchText = memo(function SearchText({ value, actions, disabled }: SearchTextProps) {
  return (
    <TextField
      id="search-text"
      name="search"
      type="search"
      label={texts.text}
      placeholder={texts.textExample}
      shrink
      margin="none"
      size="small"
      value={value}
      disabled={disabled}
      onChange={({ target }) => actions.type({ search: target.value })}
      onBlur={actions.leave}
      htmlInput={{ maxLength: TEXT_LIMIT, enterKeyHint: 'search' }}
    />
  );
});
