import { groupDigits } from '@/shared/lib/text';
import { styled } from '@mui/material/styles';
import { useCounter } from '../lib/use-counter';
import type { CounterRange } from '../model/counter';

const Figure = styled('span')(({ theme }) => ({
  display: 'inline-block',
  verticalAlign: 'top',
  textAlign: 'start',
  fontSize: '1.75rem',
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.primary.main,
  [theme.breakpoints.up('md')]: { fontSize: '2.5rem' },
  position: 'relative',
  // The target, hidden, determines the size, so that a step lays out and paints the number alone.
  '&::after': { content: 'attr(data-target)', visibility: 'hidden' },
  '& > span': { position: 'absolute', inset: 0, contain: 'strict' },
}));

interface CounterProps {
  range: CounterRange;
  /** False holds it at its start. */
  started: boolean;
}

/** A number that counts up to its target, in the room that the target takes. Specification 1, section 4. */
export function Counter({ range, started }: CounterProps) {
  const value = useCounter(range, started);
  return (
    <Figure data-target={groupDigits(range.to)}>
      <span>{groupDigits(value)}</span>
    </Figure>
  );
}
