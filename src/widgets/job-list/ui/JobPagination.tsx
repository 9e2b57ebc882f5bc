import { memo, useRef } from 'react';
import Pagination from '@mui/material/Pagination';
import type { PaginationRenderItemParams } from '@mui/material/Pagination';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { serializeJobSearch } from '@/features/search-jobs';
import type { JobSearch } from '@/features/search-jobs';
import { routes } from '@/shared/config';
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

/** Links to the pages before and after one, for browsers without scripts. */
export function PageLinks({ search, pageCount }: { search: JobSearch; pageCount: number }) {
  const { page } = search;
  const linkTo = (target: number, label: string) => (
    <a className="results-next" href={routes.jobs.to() + serializeJobSearch({ ...search, page: target })}>
      {label}
    </a>
  );
  return (
    <noscript>
      {page > 1 && linkTo(page - 1, texts.previousPage)} {page < pageCount && linkTo(page + 1, texts.nextPage)}
    </noscript>
  );
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
