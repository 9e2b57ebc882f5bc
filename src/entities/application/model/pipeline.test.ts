import { stepLabel, toBadge, toBadgeLabel, toStamp, toStepCount, toSteps } from './pipeline';
import type { Progress } from './pipeline';

/** One letter a step, in order: Complete, Current (`X`), Upcoming, Rejected. */
const drawn = (progress: Progress): string =>
  toSteps(progress)
    .map(({ state }) => ({ complete: 'C', current: 'X', upcoming: 'U', rejected: 'R' })[state])
    .join('');

it.each([
  ['apply', 'Apply', 'XUUUUUUU', 'Available'],
  ['screening', 'Screening', 'CXUUUUUU', 'Available'],
  ['psikotest', 'Psikotest', 'CCXUUUUU', 'Available'],
  ['interview_hr', 'Interview HR', 'CCCXUUUU', 'Available'],
  ['interview_user', 'Interview User', 'CCCCXUUU', 'Available'],
  ['offering', 'Offering', 'CCCCCXUU', 'Available'],
  ['mcu', 'Medical Check Up', 'CCCCCCXU', 'Available'],
  ['onboard', 'Onboard', 'CCCCCCCX', 'Accepted'],
])('%s with an open job: %s, %s, %s, no stamp', (status, label, steps, badge) => {
  expect(toStepCount(status)).toBe(`Tahap ${steps.indexOf('X') + 1} dari 8: ${label}`);
  const progress = { status, isJobOpen: true };
  expect(stepLabel(status)).toBe(label);
  expect(drawn(progress)).toBe(steps);
  expect(toBadge(progress)).toBe(badge);
  expect(toStamp(progress)).toBeNull();
});

it('has words of its own for a step that the specification does not name', () => {
  expect(toStepCount('background_check')).toBe('Tahap tidak diketahui');
});

it.each([
  ['apply', 'RUUUUUUU', 'Rejected', 'CLOSED'],
  ['screening', 'CRUUUUUU', 'Rejected', 'CLOSED'],
  ['psikotest', 'CCRUUUUU', 'Rejected', 'CLOSED'],
  ['interview_hr', 'CCCRUUUU', 'Rejected', 'CLOSED'],
  ['interview_user', 'CCCCRUUU', 'Rejected', 'CLOSED'],
  ['offering', 'CCCCCRUU', 'Rejected', 'CLOSED'],
  ['mcu', 'CCCCCCRU', 'Rejected', 'CLOSED'],
  ['onboard', 'CCCCCCCX', 'Closed', 'ACCEPTED'],
])('%s with a closed job: %s, %s, stamp %s', (status, steps, badge, stamp) => {
  const progress = { status, isJobOpen: false };
  expect(drawn(progress)).toBe(steps);
  expect(toBadge(progress)).toBe(badge);
  expect(toStamp(progress)).toBe(stamp);
});

it.each([
  [true, 'CUUUUUUU', 'Available', null],
  [false, 'RUUUUUUU', 'Rejected', 'CLOSED'],
])(
  'an unknown step with a job that is open (%s) has a neutral name and claims no current step',
  (isJobOpen, ...rest) => {
    const progress = { status: 'background_check', isJobOpen };
    expect(toBadgeLabel(progress)).toBe(`Tahap tidak diketahui | ${rest[1]}`);
    expect([drawn(progress), toBadge(progress), toStamp(progress)]).toEqual(rest);
  },
);

it('names the eight steps in their order', () => {
  expect(toSteps({ status: 'apply', isJobOpen: true }).map(({ label }) => label)).toEqual([
    'Apply',
    'Screening',
    'Psikotest',
    'Interview HR',
    'Interview User',
    'Offering',
    'Medical Check Up',
    'Onboard',
  ]);
});
