import { memo } from 'react';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import usePagination from '@mui/material/usePagination';
import type { UsePaginationItem } from '@mui/material/usePagination';
import { texts } from '../texts';

const STEPS = {
  previous: { label: texts.previousPage, path: 'm14 7-5 5 5 5' },
  next: { label: texts.nextPage, path: 'm10 7 5 5-5 5' },
} as const;

function PageItem({ type, page, selected, disabled, onClick }: UsePaginationItem) {
  if (type === 'page') {
    return (
      <button
        type="button"
        aria-label={texts.page(page)}
        aria-current={selected ? 'page' : undefined}
        onClick={onClick}
      >
        {page}
      </button>
    );
  }
  if (type !== 'previous' && type !== 'next') return <span>…</span>;
  return (
    <button type="button" aria-label={STEPS[type].label} disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={STEPS[type].path} />
      </svg>
    </button>
  );
}

interface JobPaginationProps {
  page: number;
  pageCount: number;
  onChoose: (page: number) => void;
}

/**
 * Previous, numbered pages and next; a phone has room for fewer numbers. Specification 1, section 2. Plain buttons, for
 * all of them are drawn again with every page.
 */
export const JobPagination = memo(function JobPagination({ page, pageCount, onChoose }: JobPaginationProps) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { items } = usePagination({
    count: pageCount,
    page,
    siblingCount: narrow ? 0 : 1,
    onChange: (_event, chosen) => onChoose(chosen),
  });
  return (
    <nav className="job-pages" aria-label={texts.pages}>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <PageItem {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
});
