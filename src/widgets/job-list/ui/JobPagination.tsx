import { memo, startTransition, useOptimistic } from 'react';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { pageItems } from '../model/page-items';
import { texts } from '../texts';

const STEPS = {
  previous: { label: texts.previousPage, path: 'm14 7-5 5 5 5' },
  next: { label: texts.nextPage, path: 'm10 7 5 5-5 5' },
} as const;

interface StepButtonProps {
  step: keyof typeof STEPS;
  disabled: boolean;
  onClick: () => void;
}

const StepButton = ({ step, disabled, onClick }: StepButtonProps) => (
  <li>
    <button type="button" aria-label={STEPS[step].label} disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={STEPS[step].path} />
      </svg>
    </button>
  </li>
);

interface JobPaginationProps {
  page: number;
  pageCount: number;
  onChoose: (page: number) => void;
}

/**
 * Previous, numbered pages and next; a phone has room for fewer numbers. Specification 1, section 2. Plain buttons, for
 * all of them are drawn again with every page.
 */
export const JobPagination = memo(function JobPagination({ page: shownPage, pageCount, onChoose }: JobPaginationProps) {
  // The number shows at once, all else when it is ready.
  const [page, setPage] = useOptimistic(shownPage);
  const choose = (chosen: number) =>
    startTransition(() => {
      setPage(chosen);
      onChoose(chosen);
    });
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <nav className="job-pages" aria-label={texts.pages}>
      <ul>
        <StepButton step="previous" disabled={page <= 1} onClick={() => choose(page - 1)} />
        {pageItems(page, pageCount, narrow ? 0 : 1).map((item, index) => (
          <li key={index}>
            {item === 'gap' ? (
              <span>…</span>
            ) : (
              <button
                type="button"
                aria-label={texts.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => choose(item)}
              >
                {item}
              </button>
            )}
          </li>
        ))}
        <StepButton step="next" disabled={page >= pageCount} onClick={() => choose(page + 1)} />
      </ul>
    </nav>
  );
});
