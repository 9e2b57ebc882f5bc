import { memo } from 'react';
import Pagination from '@mui/material/Pagination';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Material UI's Indonesian texts leave these out. */
const STEP_LABELS = {
  first: 'Halaman pertama',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  last: 'Halaman terakhir',
};

interface JobPaginationProps {
  page: number;
  pageCount: number;
  onChoose: (page: number) => void;
}

/** Previous, numbered pages and next; a phone has room for fewer numbers. Specification 1, section 2. */
export const JobPagination = memo(function JobPagination({ page, pageCount, onChoose }: JobPaginationProps) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Pagination
      aria-label="Halaman lowongan"
      color="primary"
      size={narrow ? 'medium' : 'large'}
      siblingCount={narrow ? 0 : 1}
      count={pageCount}
      page={page}
      onChange={(_event, chosen) => onChoose(chosen)}
      getItemAriaLabel={(type, number) =>
        type in STEP_LABELS ? STEP_LABELS[type as keyof typeof STEP_LABELS] : `Halaman ${number}`
      }
      sx={{ mt: 4, '& ul': { justifyContent: 'center' } }}
    />
  );
});
