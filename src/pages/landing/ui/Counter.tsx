import Box from '@mui/material/Box';
import { groupDigits } from '@/shared/lib/text';
import { useCounter } from '../lib/use-counter';
import type { CounterRange } from '../model/counter';

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
        display: 'inline-block',
        verticalAlign: 'top',
        textAlign: 'start',
        fontSize: { xs: '1.75rem', md: '2.5rem' },
        fontWeight: 800,
        lineHeight: 1.15,
        letterSpacing: '-0.02em',
        fontVariantNumeric: 'tabular-nums',
        color: 'primary.main',
        // The target, unseen, keeps the width: a number that grows in the middle of its line would move with each digit.
        '&::after': { content: `"${groupDigits(range.to)}"`, display: 'block', height: 0, visibility: 'hidden' },
      }}
    >
      {groupDigits(value)}
    </Box>
  );
}
