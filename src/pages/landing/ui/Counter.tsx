import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { groupDigits } from '@/shared/lib/text';
import type { CounterRange } from '../model/counter';
import { COUNTER_INTERVAL_MS, counterValue, stepsToTarget } from '../model/counter';
import { useReducedMotion } from '../lib/use-reduced-motion';

/**
 * The number that an animated counter shows now; the target at once where less motion is preferred.
 *
 * @param range a constant: another object starts the counter again
 * @param started false holds it at its start
 */
export function useCounter(range: CounterRange, started: boolean): number {
  const [steps, setSteps] = useState(0);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    if (!started || reducedMotion) return;
    let passed = 0;
    const timer = setInterval(() => {
      passed += 1;
      setSteps(passed);
      if (passed >= stepsToTarget(range)) clearInterval(timer);
    }, COUNTER_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [range, started, reducedMotion]);

  return reducedMotion ? range.to : counterValue(range, steps);
}

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

/** A component of its own: a step renders nothing else. */
const Value = ({ range, started }: CounterProps) => <span>{groupDigits(useCounter(range, started))}</span>;

/** A number that counts up to its target, in the room that the target takes. Specification 1, section 4. */
export const Counter = (props: CounterProps) => (
  <Figure data-target={groupDigits(props.range.to)}>
    <Value {...props} />
  </Figure>
);
