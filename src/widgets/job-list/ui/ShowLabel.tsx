import type { JobSearch } from '@/features/search-jobs';
import { useFoundJobs } from '../model/use-found-jobs';
import { texts } from '../texts';

/** Label of the button from the filters of a phone to the list: with how many jobs it has, once that is known. */
export function ShowLabel({ search }: { search: JobSearch }) {
  const { found, outdated } = useFoundJobs(search);
  return found && !outdated ? texts.showCount(found.total) : texts.show;
}
