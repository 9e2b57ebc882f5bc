import type { QueryFilter } from '@/entities/job';
import { useAccountBookmarks, useBookmarkedJobs } from '@/features/bookmark-job';
import { isNarrowed } from '@/features/search-jobs';
import type { JobSearch, JobSearchActions } from '@/features/search-jobs';
import Button from '@mui/material/Button';
import { lazyPart } from '@/shared/lib/lazy-part';
import { StateMessage, noMatch } from '@/shared/ui/feedback';
import type { Picture } from '@/shared/ui/feedback';
import { texts } from '../texts';

/** A bookmark beside lines that wait: nothing is saved. */
const noBookmark: Picture = {
  line: 'M58 18h44v62L80 66 58 80zM24 36h18M24 52h18M118 36h18M118 52h18M30 98h100',
  lamp: 'M80 30v18M71 39h18',
};

const FilterRemovals = lazyPart('filters to remove', async () => (await import('./FilterRemovals')).FilterRemovals);

interface NoJobsProps {
  search: JobSearch;
  /** Filters that the text of the search names. */
  queryFilters: readonly QueryFilter[];
  actions: JobSearchActions;
}

/** In place of the cards when nothing was found. Specification 1, section 2. */
export function NoJobs({ search, queryFilters, actions }: NoJobsProps) {
  const hasBookmarks = useBookmarkedJobs().length > 0;
  const isSaved = search.tab === 'saved';
  const hasFailed = useAccountBookmarks() === 'failed';
  if (isSaved && hasFailed)
    return <StateMessage picture={noBookmark} title={texts.savedFailed} text={texts.savedRetry} />;
  if (isSaved && !hasBookmarks) {
    return <StateMessage picture={noBookmark} title={texts.noneSaved} text={texts.bookmarkHint} />;
  }
  if (!isNarrowed(search)) return <StateMessage picture={noMatch} title={texts.none} />;
  return (
    <StateMessage picture={noMatch} title={isSaved ? texts.savedHidden : texts.none} text={texts.searchHint}>
      <FilterRemovals search={search} queryFilters={queryFilters} onChange={actions.change} />
      <Button variant="outlined" onClick={actions.clear}>
        {isSaved ? texts.clearFilters : texts.showAll}
      </Button>
    </StateMessage>
  );
}
