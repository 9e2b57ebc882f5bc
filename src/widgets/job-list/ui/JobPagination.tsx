import { memo, useRef } from 'react';
import Pagination from '@mui/material/Pagination';
import type { PaginationRenderItemParams } from '@mui/material/Pagination';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useOnNear } from '../model/use-on-near';
import { texts } from '../texts';

/** Material UI ships no Indonesian labels of its pages. */
function labelOf(type: PaginationRenderItemParams['type'], page: number | null): string {
  if (type === 'previous') return texts.previousPage;
  if (type === 'next') return texts.nextPage;
  return texts.page(page ?? 0);
}

interface JobPaginationProps {
  page: number;
  pageCount: number;
  onChoose: (page: number) => void;
  /** The buttons came into view. */
  onNear?: () => void;
}

const ignore = () => undefined;

/** Previous, numbered pages and next; a phone has room for fewer numbers. Specification 1, section 2. */
export const JobPagination = memo(function JobPagination(props: JobPaginationProps) {
  const { page, pageCount, onChoose, onNear = ignore } = props;
  const element = useRef<HTMLElement>(null);
  useOnNear(element, 0, onNear);
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Pagination
      ref={element}
      page={page}
      count={pageCount}
      siblingCount={narrow ? 0 : 1}
      onChange={(_event, chosen) => onChoose(chosen)}
      aria-label={texts.pages}
      getItemAriaLabel={labelOf}
      // Without scripts there is a link.
      sx={{ mt: 4, '@media (scripting: none)': { display: 'none' } }}
    />
  );
});
