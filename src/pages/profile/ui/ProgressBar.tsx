import type { CSSProperties } from 'react';
import { keyframes } from '@emotion/react';
import { styled } from '@/shared/ui/styled';

/** A place and a width, in parts of the track, as what a browser moves without laying the page out again. */
const stretch = (place: number, width: number) => ({ transform: `translateX(${place}%) scaleX(${width / 100})` });

const first = keyframes({ from: stretch(-35, 35), '60%, to': stretch(100, 90) });
const second = keyframes({ from: stretch(-200, 200), '60%, to': stretch(107, 1) });

const HEIGHT = 8;

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: HEIGHT,
  marginTop: theme.spacing(1.5),
  borderRadius: HEIGHT / 2,
  overflow: 'hidden',
  // Hollow: a tinted ground looks like a bar that is full.
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.controlLine}`,
  '@media (forced-colors: active)': { outline: '1px solid' },
  '&::before, &[data-unknown]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    // A line, not a ground: it is still seen where the system chooses the colours.
    borderTop: `${HEIGHT}px solid ${theme.vars.palette.primary.main}`,
    transform: 'translateX(var(--shift))',
    transformOrigin: 'left',
    transition: 'transform 0.4s linear',
  },
  '&[data-unknown]::before': { animation: `${first} 2.1s cubic-bezier(0.65, 0.815, 0.735, 0.395) infinite` },
  '&[data-unknown]::after': { animation: `${second} 2.1s cubic-bezier(0.165, 0.84, 0.44, 1) 1.15s infinite` },
  '@media (prefers-reduced-motion: reduce)': {
    '&::before': { transition: 'none' },
    '&[data-unknown]::before': { animation: 'none', left: '30%', right: '30%' },
    '&[data-unknown]::after': { content: 'none' },
  },
}));

interface ProgressBarProps {
  labelledBy: string;
  /** From 0 to 100; none while it is not known. */
  percent: number | undefined;
}

/** How far something has come. */
export function ProgressBar({ labelledBy, percent }: ProgressBarProps) {
  const known = percent !== undefined;
  return (
    <Track
      role="progressbar"
      aria-labelledby={labelledBy}
      {...(known && { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': percent })}
      data-unknown={known ? undefined : ''}
      style={{ '--shift': known ? `${percent - 100}%` : 0 } as CSSProperties}
    />
  );
}
