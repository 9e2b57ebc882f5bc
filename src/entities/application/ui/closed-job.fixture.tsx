import { cleanup, fireEvent, screen } from '@testing-library/react';
import { array, assert, constantFrom, oneof, property, record, string } from 'fast-check';
import { makeApplicationDto } from '@test/dto/application';
import { renderApp } from '@test/render-app';
import { toApplicationEvents } from '../api/application-event.mapper';
import { toApplication } from '../api/application.mapper';
import { DECISION } from '../model/decision-words.fixture';
import { ApplicationCard } from './ApplicationCard';
import { ProgressTracker } from './ProgressTracker';
import { TimelineList } from './ApplicationTimeline';

const STEPS = ['apply', 'screening', 'psikotest', 'interview_hr', 'interview_user', 'offering', 'mcu', 'onboard'];

/** Steps of the specification, and some that a provider makes up. */
const steps = oneof(constantFrom(...STEPS, 'background_check'), string({ minLength: 1, maxLength: 20 }));

const closed = record({
  status: steps.filter((status) => !DECISION.test(status)),
  job: record({ status: constantFrom('closed', 'Closed', 'CLOSED ') }),
  jobClosedAt: constantFrom(undefined, null, '2026-11-17T03:00:00Z', '2026-11-17', 'kemarin'),
  outcome: constantFrom(undefined, null, 'undecided' as never),
  lastEvent: constantFrom(undefined, null, { id: 1, at: '2026-11-01T03:00:00Z', kind: 'viewed' as const }),
  appointments: constantFrom(0, 1).map((count) =>
    Array.from({ length: count }, () => ({ at: '2199-01-01T00:00:00Z', zone: 'Asia/Jakarta', place: 'Kantor' })),
  ),
});

/** The provider's events of such an application: every kind but an outcome, and one that it makes up. */
const events = array(
  record({
    at: constantFrom('2026-11-01T03:00:00Z', '2026-11-17T03:00:00Z', '2199-01-01T00:00:00Z'),
    kind: constantFrom('sent', 'viewed', 'moved', 'appointment', 'jobClosed', 'archived', 'Outcome'),
    step: constantFrom(...STEPS, 'background_check', null),
    appointment: constantFrom(null, {
      at: '2026-11-20T03:00:00Z',
      zone: 'Asia/Makassar',
      place: 'Kantor',
      url: 'https://contoh.example/temu',
    }),
  }),
).map((history) => [...history, { at: '2026-11-17T03:00:00Z', kind: 'jobClosed' }]);

/** All that a card says or is called in our own words: all but the badge and the stamp, which are the specification's. */
function ownWords(card: HTMLElement): string {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('span')) {
    const isSpecified = /^(ACCEPTED|CLOSED)$/.test(element.textContent) || / \| \w+$/.test(element.textContent);
    if (isSpecified) element.remove();
  }
  const named = [...copy.querySelectorAll('*')].flatMap((element) =>
    // Colours that Material UI's components are given are in their class names.
    ['aria-label', 'title', 'alt', 'class'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [copy.textContent, ...named].join(' ');
}

/**
 * That a job which closes tells no decision, in the language that is shown; specification 4, section 1.
 *
 * @param undecided the text there instead
 * @param upcoming the text under a step that is still to come
 */
export function itTellsNoDecision(undecided: RegExp, upcoming: string): void {
  it('never says or calls a decision what is nothing but the closing of a job', () => {
    assert(
      property(closed, events, ({ status, ...values }, history) => {
        const application = toApplication({ ...makeApplicationDto(values), status });
        const list = (
          <TimelineList events={toApplicationEvents(history)} now={new Date('2026-11-23')} labelledBy="timeline" />
        );
        renderApp(
          <ApplicationCard
            application={application}
            details={
              <>
                <ProgressTracker application={application} />
                {list}
              </>
            }
          />,
        );
        fireEvent.click(screen.getByRole('button', { name: 'More' }));
        const words = ownWords(screen.getByRole('article'));
        expect(words).not.toMatch(DECISION);
        const isOnboard = status.trim().toLowerCase() === 'onboard';
        expect(undecided.test(words)).toBe(!isOnboard);
        cleanup();
      }),
      { numRuns: process.env.CI ? 60 : 8 },
    );
  });

  it('colours the words of a closed job as those of any other step', () => {
    renderApp(<ProgressTracker application={toApplication(makeApplicationDto({ job: { status: 'closed' } }))} />);
    const [closedClass, upcomingClass] = [undecided, upcoming].map((words) => screen.getAllByText(words)[0]?.className);
    expect(closedClass).toBe(upcomingClass);
  });
}
