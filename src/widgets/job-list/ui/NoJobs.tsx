import { isNarrowed } from '@/features/search-jobs';
import type { JobSearch } from '@/features/search-jobs';
import Button from '@mui/material/Button';
import { StateMessage, noBookmark, noMatch } from '@/shared/ui/feedback';
import { texts } from '../texts';

interface NoJobsProps {
  search: JobSearch;
  onReset: () => void;
}

/** In place of the cards when nothing was found. Specification 1, section 2. */
export function NoJobs({ search, onReset }: NoJobsProps) {
  if (isNarrowed(search)) {
    return (
      <StateMessage picture={noMatch} title={texts.none} text={texts.searchHint}>
        <Button variant="outlined" onClick={onReset}>
          {texts.showAll}
        </Button>
      </StateMessage>
    );
  }
  if (search.tab === 'saved') {
    return <StateMessage picture={noBookmark} title={texts.none} text={texts.bookmarkHint} />;
  }
  return <StateMessage picture={noMatch} title={texts.none} />;
}
