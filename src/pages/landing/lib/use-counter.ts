import { useEffect, useState } from 'react';
import { COUNTER_INTERVAL, counterValue, stepsToTarget } from '../model/counter';
import type { CounterRange } from '../model/counter';
import { useReducedMotion } from './use-reduced-motion';

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
    }, COUNTER_INTERVAL);
    return () => clearInterval(timer);
  }, [range, started, reducedMotion]);

  return reducedMotion ? range.to : counterValue(range, steps);
}
