import { useBookmarkedJobs } from '@/features/bookmark-job';
import { isNarrowed } from '@/features/search-jobs';
import type { JobSearch } from '@/features/search-jobs';
import Button from '@mui/material/Button';
import { StateMessage, noMatch } from '@/shared/ui/feedback';
import { texts } from '../texts';
import { noBookmark } from './no-bookmark';

interface NoJobsProps {
  search: JobSearch;
  onReset: () => void;
}

/** In place of the cards when nothing was found. Specification 1, section 2. */
export function NoJobs({ search, onReset }: NoJobsProps) {
  const hasBookmarks = useBookmarkedJobs().length > 0;
  const isSaved = search.tab === 'saved';
  if (isSaved && !hasBookmarks) {
    return <StateMessage picture={noBookmark} title={texts.noneSaved} text={texts.bookmarkHint} />;
  }
  if (!isNarrowed(search)) return <StateMessage picture={noMatch} title={texts.none} />;
  return (
    <StateMessage picture={noMatch} title={isSaved ? texts.savedHidden : texts.none} text={texts.searchHint}>
      <Button variant="outlined" onClick={onReset}>
        {isSaved ? texts.clearFilters : texts.showAll}
      </Button>
    </StateMessage>
  );
}
