import { screen, within } from '@testing-library/react';
import { makeApplicationDto } from '@test/dto/application';
import { renderApp } from '@test/render-app';
import { toApplication } from '../api/application.mapper';
import { ProgressTracker } from './ProgressTracker';

function show(status: string, jobStatus = 'open') {
  const application = toApplication({ ...makeApplicationDto({ job: { status: jobStatus } }), status });
  return renderApp(<ProgressTracker application={application} />);
}

/** Makes the screen wide, as long as the test runs. */
function givenWideScreen() {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('min-width') }));
}

afterEach(() => jest.restoreAllMocks());

const steps = () => within(screen.getByRole('list', { name: 'Tahapan lamaran' })).getAllByRole('listitem');

/** Drawing in the mark of a step: an icon's name, or its number. */
const mark = (step: HTMLElement | undefined) => {
  const drawn = step?.querySelector('[aria-hidden]');
  return drawn?.querySelector('svg')?.dataset.testid ?? drawn?.textContent;
};

it('marks complete, current and upcoming steps, the present one for a screen reader too', () => {
  givenWideScreen();
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
  givenWideScreen();
  show('psikotest', 'closed');
  const [, complete, reached, upcoming] = steps();
  expect([complete, reached, upcoming].map(mark)).toEqual(['CheckIcon', 'CloseIcon', '4']);
  expect(reached).toHaveAttribute('aria-current', 'step');
  expect(document.querySelector('[class*=error]')).toBeNull();
});

it('has no present step when the provider names an unknown one', () => {
  givenWideScreen();
  show('background_check');
  expect(steps().map(mark).slice(0, 2)).toEqual(['CheckIcon', '2']);
  expect(steps().some((step) => step.hasAttribute('aria-current'))).toBe(false);
});

it('has the steps side by side on a wide screen, and no line to unfold them', () => {
  givenWideScreen();
  show('apply');
  expect(screen.getByRole('list', { name: 'Tahapan lamaran' })).toHaveClass('MuiStepper-horizontal');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['interview_hr', 'Tahap 4 dari 8: Interview HR'],
  ['background_check', 'Tahap tidak diketahui'],
])(
  'has on a phone one line about the step %s, which unfolds all of them and folds them again',
  async (status, line) => {
    const { user } = show(status);
    const button = screen.getByRole('button', { name: line });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(steps()).toHaveLength(8);
    expect(screen.getByRole('list', { name: 'Tahapan lamaran' })).toHaveClass('MuiStepper-vertical');
    await user.click(button);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  },
);
