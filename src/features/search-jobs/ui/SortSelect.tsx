import type { JobSort } from '@/entities/job';
import { texts } from '../texts';
import { SEARCH_FORM_ID } from './JobSearchForm';
import { SearchSelect } from './SearchSelect';

const OPTIONS = [
  { value: 'newest', label: texts.sorts.newest },
  { value: 'oldest', label: texts.sorts.oldest },
] as const satisfies readonly { value: JobSort; label: string }[];

interface SortSelectProps {
  value: JobSort;
  /** The same function each time. */
  onChoose: (sort: JobSort) => void;
}

/** The order by time of creation, as wide as its place; without scripts, Find applies it. Specification 1, section 9. */
export function SortSelect({ value, onChoose }: SortSelectProps) {
  return (
    <SearchSelect
      name="sort"
      label={texts.sort}
      options={OPTIONS}
      value={value}
      form={SEARCH_FORM_ID}
      onChoose={onChoose}
    />
  );
}
