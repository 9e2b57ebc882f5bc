import type { JobSort } from '@/entities/job';
import { texts } from '../texts';
import { SEARCH_FORM_ID } from './JobSearchForm';
import { SearchSelect } from './SearchSelect';

const OPTIONS = [
  { value: 'newest', label: texts.sorts.newest },
  { value: 'oldest', label: texts.sorts.oldest },
] as const satisfies readonly { value: JobSort; label: string }[];

const WITH_MATCH = [...OPTIONS, { value: 'match', label: texts.sorts.match }] as const;

interface SortSelectProps {
  value: JobSort;
  /** True where the provider ranks vacancies for the person. */
  hasMatch: boolean;
  /** The same function each time. */
  onChoose: (sort: JobSort) => void;
}

/**
 * The order by time of creation, as wide as its place (specification 1, section 9), or by how well vacancies match the person
 * (specification 4, section 8). Without scripts, Find applies it.
 */
export function SortSelect({ value, hasMatch, onChoose }: SortSelectProps) {
  return (
    <SearchSelect
      name="sort"
      label={texts.sort}
      options={hasMatch ? WITH_MATCH : OPTIONS}
      value={value}
      form={SEARCH_FORM_ID}
      onChoose={onChoose}
    />
  );
}
