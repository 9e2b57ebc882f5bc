import { array, assert, constantFrom, date, integer, option, property, record, string } from 'fast-check';
import { makeApplicationDto } from '@test/dto/application';
import { toApplicationEvents } from '../api/application-event.mapper';
import { toApplication } from '../api/application.mapper';
import { DECISION } from './decision-words.fixture';
import { toProgress, toSteps } from './pipeline';
import { toReason, toStanding, toStepWords } from './standing';
import { toTimeline } from './timeline';

const RUNS = 10_000;

const NOW = new Date('2026-11-23T08:00:00Z');

const STEPS = ['apply', 'screening', 'psikotest', 'interview_hr', 'interview_user', 'offering', 'mcu', 'onboard'];

const instants = date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map((at) =>
  at.toISOString(),
);

/** Dates that a provider may send, valid or not. */
const dates = constantFrom(null, undefined, '', 'kemarin', '2026-11-17', '2026-11-17T03:00:00Z');

/** A text of the company's or the candidate's that tells of no decision by itself. */
const plainText = string({ maxLength: 12 }).filter((text) => !DECISION.test(text));

const eventOf = (kinds: readonly string[]) =>
  record({
    id: option(integer()),
    at: instants,
    kind: constantFrom(...kinds),
    step: constantFrom(...STEPS, 'background_check', null, undefined),
    reason: option(plainText),
    appointment: option(
      record({ at: instants, zone: constantFrom('Asia/Makassar', 'Mars/Olympus', null), place: option(plainText) }),
    ),
  });

const UNDECIDED_KINDS = ['sent', 'viewed', 'moved', 'appointment', 'jobClosed', 'archived', 'Outcome', ''];

/** An application to a closed job without an outcome, and its events. */
const closedHistories = record({
  application: record({
    status: constantFrom(...STEPS, 'background_check'),
    job: record({ status: constantFrom('closed', 'Closed', ' CLOSED') }),
    jobClosedAt: dates,
    outcome: constantFrom(null, undefined, 'undecided', '', 'open'),
    outcomeAt: dates,
    outcomeReason: option(plainText),
  }),
  events: array(eventOf(UNDECIDED_KINDS)),
  closing: record({ at: instants, kind: constantFrom('jobClosed') }),
});

/** Everything that is said, in words and by names of colours, of an application and its events. */
function allThatIsSaid(applicationDto: object, eventDtos: readonly object[]): string[] {
  const application = toApplication({ ...makeApplicationDto(), ...applicationDto } as never);
  const steps = toSteps(toProgress(application)).map(({ state }) => toStepWords(state, application));
  const entries = toTimeline(toApplicationEvents(eventDtos as never), NOW);
  return [
    toStanding(application) ?? '',
    toReason(application) ?? '',
    ...steps,
    ...entries.flatMap(({ date: day, title, details, color }) => [day, title, ...details, color]),
  ];
}

/**
 * Random histories: a decision is told where the provider sends an outcome, and nowhere else, in the language that is
 * shown; specification 4, section 1.
 *
 * @param rejected what is said of one that was turned down
 * @param accepted what is said of one that was taken on
 */
export function itTellsDecisionsOfOutcomesAlone(rejected: RegExp, accepted: RegExp): void {
  it('never tells a decision of a job that closes, in any text or colour', () => {
    assert(
      property(closedHistories, ({ application, events, closing }) => {
        const said = allThatIsSaid(application, [...events, closing]);
        // Steps and places are the provider's own words.
        expect(said.filter((words) => DECISION.test(words))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('says of a decision that it is one where an outcome says so, and nowhere else', () => {
    const outcomes = constantFrom(null, undefined, 'accepted', 'rejected', 'withdrawn', 'undecided');
    const histories = record({
      application: record({
        status: constantFrom(...STEPS),
        job: record({ status: constantFrom('closed', 'open') }),
        jobClosedAt: dates,
        outcome: outcomes,
        outcomeAt: dates,
      }),
      events: array(
        record({
          at: constantFrom('2026-11-17T03:00:00Z'),
          kind: constantFrom('outcome', 'jobClosed'),
          outcome: outcomes,
        }),
        { maxLength: 4 },
      ),
    });
    assert(
      property(histories, ({ application, events }) => {
        const said = allThatIsSaid(application, events).join(' ');
        const has = (outcome: string) =>
          application.outcome === outcome ||
          events.some((event) => event.kind === 'outcome' && event.outcome === outcome);
        expect(rejected.test(said)).toBe(has('rejected'));
        expect(accepted.test(said)).toBe(has('accepted'));
      }),
      { numRuns: RUNS },
    );
  });
}
