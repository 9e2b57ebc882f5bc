import { candidateCounter, counterValue, jobCounter, stepsToTarget } from './counter';

it.each([
  ['candidates', candidateCounter, 0, 10_000],
  ['candidates', candidateCounter, 1, 10_300],
  ['candidates', candidateCounter, 66, 29_800],
  ['candidates', candidateCounter, 67, 30_000],
  ['candidates', candidateCounter, 1000, 30_000],
  ['jobs', jobCounter, 0, 20],
  ['jobs', jobCounter, 1, 24],
  ['jobs', jobCounter, 94, 396],
  ['jobs', jobCounter, 95, 400],
  ['jobs', jobCounter, 96, 400],
])('%s: %o shows after %i steps: %i', (_what, range, steps, expected) => {
  expect(counterValue(range, steps)).toBe(expected);
});

it.each([
  [candidateCounter, 67],
  [jobCounter, 95],
])('%o is at its target after %i steps and not before', (range, steps) => {
  expect(stepsToTarget(range)).toBe(steps);
  expect(counterValue(range, steps)).toBe(range.to);
  expect(counterValue(range, steps - 1)).toBeLessThan(range.to);
});
