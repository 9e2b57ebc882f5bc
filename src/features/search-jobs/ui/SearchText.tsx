import { memo } from 'react';
import { TextSearchField } from '@/shared/ui/search-field';
import { TEXT_LIMIT } from '../model/job-search';
import type { JobSearchActions } from '../model/use-job-search';
import { texts } from '../texts';

interface SearchTextProps {
  value: string;
  actions: JobSearchActions;
  disabled: boolean;
}

/** What the title is searched for. Specification 1, section 2. */
export const SearchText = memo(function SearchText({ value, actions, disabled }: SearchTextProps) {
  return (
    <TextSearchField
      id="search-text"
      name="search"
      label={texts.text}
      placeholder={texts.textExample}
      maxLength={TEXT_LIMIT}
      enterKeyHint="search"
      value={value}
      disabled={disabled}
      onType={(search) => actions.type({ search })}
      onBlur={actions.leave}
    />
  );
});
