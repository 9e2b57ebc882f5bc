import type { JobSort } from '../model/job-search';
import { SelectInput } from './SelectInput';

const OPTIONS = [
  ['newest', 'Newest'],
  ['oldest', 'Oldest'],
] as const satisfies readonly (readonly [JobSort, string])[];

interface SortSelectProps {
  value: JobSort;
  onChoose: (sort: JobSort) => void;
}

/** The order by time of creation. Specification 1, section 9. */
export function SortSelect(props: SortSelectProps) {
  return <SelectInput {...props} name="sort" label="Urutkan" options={OPTIONS} sx={{ width: 140 }} />;
}
