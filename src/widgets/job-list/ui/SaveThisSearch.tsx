import { SaveSearchButton } from '@/features/save-search';
import { isNarrowed } from '@/features/search-jobs';
import type { JobSearch } from '@/features/search-jobs';
import { writeJobAddress } from '@titian/rules/job-address';

export interface SaveThisSearchProps {
  search: JobSearch;
  disabled: boolean;
}

/** Saves the search of the list; nothing where every job is listed. Specification 4, section 9. */
export function SaveThisSearch({ search, disabled }: SaveThisSearchProps) {
  if (!isNarrowed(search)) return null;
  const params = new URLSearchParams();
  writeJobAddress(params, search);
  return <SaveSearchButton query={params.toString()} disabled={disabled} />;
}
