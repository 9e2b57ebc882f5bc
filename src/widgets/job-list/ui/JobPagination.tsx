import { memo } from 'react';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import usePagination from '@mui/material/usePagination';
import type { UsePaginationItem } from '@mui/material/usePagination';

const STEPS = {
  previous: { label: 'Halaman sebelumnya', path: 'm14 7-5 5 5 5' },
  next: { label: 'Halaman berikutnya', path: 'm10 7 5 5-5 5' },
} as const;

const Pages = styled('nav')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginTop: theme.spacing(4),
    '& > ul': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: 6,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      ...theme.typography.body2,
      fontSize: theme.typography.pxToRem(15),
    },
    'button, span': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 40,
      height: 40,
      padding: theme.spacing(0, 1),
      border: 0,
      borderRadius: 20,
      font: 'inherit',
      color: palette.text.primary,
      background: 'none',
      [theme.breakpoints.down('sm')]: { minWidth: 32, height: 36, padding: theme.spacing(0, 0.5) },
    },
    button: { cursor: 'pointer', WebkitTapHighlightColor: 'transparent' },
    'button:disabled': { opacity: palette.action.disabledOpacity, cursor: 'default' },
    'button[aria-current]': { color: palette.primary.contrastText, backgroundColor: palette.primary.main },
    '@media (hover: hover)': {
      'button:hover:enabled': { backgroundColor: palette.action.hover },
      'button[aria-current]:hover': { backgroundColor: palette.primary.dark },
    },
    svg: { width: 22, height: 22, fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  };
});

function PageItem({ type, page, selected, disabled, onClick }: UsePaginationItem) {
  if (type === 'page') {
    return (
      <button
        type="button"
        aria-label={`Halaman ${page}`}
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
    <Pages aria-label="Halaman lowongan">
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <PageItem {...item} />
          </li>
        ))}
      </ul>
    </Pages>
  );
});
