import Button from '@mui/material/Button';
import { isNarrowed } from '@/features/search-jobs';
import type { JobSearch } from '@/features/search-jobs';
import { StateMessage, noBookmark, noMatch } from '@/shared/ui/feedback';

interface NoJobsProps {
  search: JobSearch;
  onReset: () => void;
}

/** In place of the cards when nothing was found. Specification 1, section 2. */
export function NoJobs({ search, onReset }: NoJobsProps) {
  const title = 'Maaf, pencarian yang kamu pilih belum tersedia';
  if (isNarrowed(search)) {
    return (
      <StateMessage picture={noMatch} title={title} text="Coba kata kunci lain atau hapus sebagian filter.">
        <Button variant="outlined" onClick={onReset}>
          Tampilkan semua
        </Button>
      </StateMessage>
    );
  }
  if (search.tab === 'saved') {
    return (
      <StateMessage
        picture={noBookmark}
        title={title}
        text="Tekan ikon bookmark pada lowongan untuk menyimpannya di sini."
      />
    );
  }
  return <StateMessage picture={noMatch} title={title} />;
}
