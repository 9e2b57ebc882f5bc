import type { JobSort } from '@/entities/job';
import { texts } from '../texts';
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

/** The order by time of creation, as wide as its place. Specification 1, section 9. */
export function SortSelect({ value, onChoose }: SortSelectProps) {
  return <SearchSelect name="sort" label={texts.sort} options={OPTIONS} value={value} onChoose={onChoose} />;
}
