import Box from '@mui/material/Box';
import { useCounter } from '../lib/use-counter';
import type { CounterRange } from '../model/counter';

const format = new Intl.NumberFormat('id-ID');

interface CounterProps {
  range: CounterRange;
  /** False holds it at its start. */
  started: boolean;
}

/** A number that counts up to its target, in the room that the target takes. Specification 1, section 4. */
export function Counter({ range, started }: CounterProps) {
  const value = useCounter(range, started);
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        minWidth: `${format.format(range.to).length}ch`,
        fontSize: { xs: '1.75rem', md: '2.5rem' },
        fontWeight: 800,
        lineHeight: 1.15,
        letterSpacing: '-0.02em',
        fontVariantNumeric: 'tabular-nums',
        color: 'primary.main',
      }}
    >
      {format.format(value)}
    </Box>
  );
}
