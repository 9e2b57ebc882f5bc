import { screen, within } from '@testing-library/react';
import { makeApplicationDto } from '@test/dto/application';
import { renderApp } from '@test/render-app';
import { toApplication } from '../api/application.mapper';
import { ProgressTracker } from './ProgressTracker';

const show = (status: string, jobStatus = 'open') =>
  renderApp(
    <ProgressTracker application={toApplication({ ...makeApplicationDto({ job: { status: jobStatus } }), status })} />,
  );

const steps = () => within(screen.getByRole('list', { name: 'Tahapan lamaran' })).getAllByRole('listitem');

/** Drawing in the mark of a step: an icon's name, or its number. */
const mark = (step: HTMLElement | undefined) => {
  const drawn = step?.querySelector('[aria-hidden]');
  return drawn?.querySelector('svg')?.dataset.testid ?? drawn?.textContent;
};

it('marks complete, current and upcoming steps, the present one for a screen reader too', () => {
  show('psikotest');
  expect(steps().map(mark)).toEqual(['CheckIcon', 'CheckIcon', 'FlagOutlinedIcon', '4', '5', '6', '7', '8']);
  expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    ...Array(5).fill(null),
  ]);
});

it('marks the step that was reached when the job closed, and calls none of it an error', () => {
  show('psikotest', 'closed');
  const [, complete, reached, upcoming] = steps();
  expect([complete, reached, upcoming].map(mark)).toEqual(['CheckIcon', 'CloseIcon', '4']);
  expect(reached).toHaveAttribute('aria-current', 'step');
  expect(document.querySelector('[class*=error]')).toBeNull();
});

it('has no present step where the provider names one that nobody knows', () => {
  show('background_check');
  expect(steps().map(mark).slice(0, 2)).toEqual(['CheckIcon', '2']);
  expect(steps().some((step) => step.hasAttribute('aria-current'))).toBe(false);
});

it.each([
  ['under one another on a phone', false, 'MuiStepper-vertical'],
  ['side by side on a wide screen', true, 'MuiStepper-horizontal'],
])('has the steps %s', (_where, isWide, name) => {
  const { matchMedia } = window;
  const spy = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: isWide && query.includes('min-width') }));
  show('apply');
  expect(screen.getByRole('list', { name: 'Tahapan lamaran' })).toHaveClass(name);
  spy.mockRestore();
});
