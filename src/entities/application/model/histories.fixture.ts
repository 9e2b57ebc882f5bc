import {
  anything,
  array,
  assert,
  constantFrom,
  date,
  integer,
  oneof,
  option,
  property,
  record,
  string,
} from 'fast-check';
import { safeParse } from 'valibot';
import { formatDay, toDay } from '@/shared/lib/dates';
import { makeApplicationDto } from '@test/dto/application';
import { applicationEventDto, toApplicationEvents } from '../api/application-event.mapper';
import { applicationDto, toApplication } from '../api/application.mapper';
import { DECISION } from './decision-words.fixture';
import { isAhead } from './is-ahead';
import { toBadgeLabel, toProgress, toSteps } from './pipeline';
import { toReason, toStateSentence, toStepWords } from './state-sentence';
import { toTimeline } from './timeline';
import { describeAppointment, toUpcomingAppointments } from './upcoming-appointments';

/** Runs of a property: many in CI, enough to find a coarse mistake elsewhere. */
const RUNS = process.env.CI ? 10_000 : 200;

const NOW = new Date('2026-11-23T08:00:00Z');

const STEPS = ['apply', 'screening', 'psikotest', 'interview_hr', 'interview_user', 'offering', 'mcu', 'onboard'];

const instants = date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map((at) =>
  at.toISOString(),
);

/** Dates that a provider may send, valid or not. */
const dates = constantFrom(null, undefined, '', 'kemarin', '2026-11-17', '2026-11-17T03:00:00Z');

/** A text of the company's or the candidate's that tells of no decision by itself. */
const plainText = string({ maxLength: 12 }).filter((text) => !DECISION.test(text));

const appointments = record({
  at: instants,
  zone: constantFrom('Asia/Makassar', 'Mars/Olympus', null),
  place: option(plainText),
});

const eventOf = (kinds: readonly string[]) =>
  record({
    id: option(integer()),
    at: instants,
    kind: constantFrom(...kinds),
    step: constantFrom(...STEPS, 'background_check', null, undefined),
    reason: option(plainText),
    appointment: option(appointments),
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
    lastEvent: option(eventOf(UNDECIDED_KINDS)),
    appointments: option(array(appointments)),
  }),
  events: array(eventOf(UNDECIDED_KINDS)),
  closing: record({ at: instants, kind: constantFrom('jobClosed') }),
});

/** Everything that is said, in words and by names of colours, of an application and its events. */
function allThatIsSaid(applicationDto: object, eventDtos: readonly object[]): string[] {
  const application = toApplication({ ...makeApplicationDto(), ...applicationDto } as never, NOW);
  const progress = toProgress(application);
  const steps = toSteps(progress).map(({ state }) => toStepWords(state, application));
  const entries = toTimeline(toApplicationEvents(eventDtos as never), NOW);
  return [
    toStateSentence(application, NOW) ?? '',
    ...toUpcomingAppointments(application, NOW)
      .map(describeAppointment)
      .flatMap(({ time, place }) => [time, place ?? '']),
    toReason(application) ?? '',
    ...steps,
    ...entries.flatMap(({ date: day, title, details, color }) => [day, title, ...details, color]),
  ];
}

/** Keys of a provider that are no words: none may be shown. */
const TOKENS = ['background_check', 'tes_kesehatan', 'HIRED_2', 'on_hold'];

/** Steps that the specification does not name, which are told as the provider names them. */
const OWN_STEPS = ['Tes Lisan', 'wawancara_panel'];

/** Dates of an event: past, today, to come, without an offset, unreadable, missing. */
const eventDates = oneof(
  instants,
  constantFrom('2026-11-17', '2026-11-23', '2026-11-24', '2026-11-17T03:00:00', '9999-12-31T23:59:59Z'),
  constantFrom(null, undefined, '', 'kemarin', '2026-02-30', 20261117),
);

const OUTCOMES = ['accepted', 'rejected', 'withdrawn'];

const KNOWN_KINDS = ['sent', 'viewed', 'moved', 'appointment', 'outcome', 'withdrawn', 'jobClosed'];

/** A history as a careless provider may send it: any field may be missing, unknown or of another type. */
const anyHistory = array(
  record(
    {
      id: oneof(integer(), constantFrom('1', null), anything()),
      at: eventDates,
      kind: constantFrom(...KNOWN_KINDS, ...TOKENS, '', null),
      step: oneof(constantFrom(...STEPS, ...OWN_STEPS, ' MCU ', '', null, 7), anything()),
      outcome: constantFrom('accepted', 'rejected', 'withdrawn', ...TOKENS, '', null, 7),
      reason: constantFrom('Pindah kota', '', null, 7),
      reasonCode: constantFrom('accountDeletion', ...TOKENS, null, 7),
      appointment: oneof(
        record({ at: eventDates, zone: constantFrom('Asia/Makassar', ...TOKENS, 7) }, { requiredKeys: [] }),
        constantFrom(null, 'besok', 7),
      ),
    },
    { requiredKeys: [] },
  ),
  { maxLength: 12 },
);

const anyApplication = record(
  {
    status: constantFrom(...STEPS, ...OWN_STEPS, '', null, 7),
    outcome: constantFrom('accepted', 'rejected', 'withdrawn', ...TOKENS, null, 7),
    outcomeAt: eventDates,
    outcomeReasonCode: constantFrom('accountDeletion', ...TOKENS, null, 7),
    jobClosedAt: eventDates,
    lastEvent: oneof(
      record({
        at: eventDates,
        kind: constantFrom(...KNOWN_KINDS, ...TOKENS),
        step: constantFrom(...STEPS, ...OWN_STEPS, null, 7),
      }),
      anything(),
    ),
    appointments: oneof(
      array(record({ at: eventDates, zone: constantFrom('Asia/Makassar', null, 7) }, { requiredKeys: [] })),
      constantFrom(null, undefined, 'besok', 7, {}),
    ),
    job: record({ title: constantFrom('Kasir'), status: constantFrom('closed', 'open') }),
  },
  { requiredKeys: ['job'] },
);

const RAW_TOKEN = new RegExp(
  [...TOKENS, ...STEPS.filter((step) => step.includes('_')), 'undefined', 'null'].join('|'),
  'i',
);

/** The date under which an event of a known kind is to be listed; null for one that is not shown. */
function expectedDay(event: { kind?: unknown; at?: unknown; outcome?: unknown; appointment?: unknown }): string | null {
  const readable = (value: unknown) => (typeof value === 'string' && toDay(value) !== null ? value : null);
  if (!KNOWN_KINDS.includes(event.kind as string) || readable(event.at) === null) return null;
  if (event.kind === 'outcome' && !OUTCOMES.includes(event.outcome as string)) return null;
  const appointment = event.kind === 'appointment' ? (event.appointment as { at?: unknown } | null | undefined) : null;
  const at = readable(appointment?.at) ?? (event.at as string);
  const withOffset = /T[\d:.]+$/.test(at) ? `${at}+07:00` : at;
  const isShown = event.kind === 'appointment' || !isAhead(withOffset, NOW);
  return isShown ? formatDay(at) : null;
}

/** Events without those that are sent again under their id. */
function withoutRepeats<T extends { id?: unknown; at?: unknown; kind?: unknown }>(events: readonly T[]): T[] {
  const known = new Set<string>();
  return events.filter(({ id, at, kind }) => {
    if (!Number.isInteger(id) && (typeof id !== 'string' || id.trim() === '')) return true;
    const sign = JSON.stringify([String(id), at, kind]);
    const isRepeated = known.has(sign);
    known.add(sign);
    return !isRepeated;
  });
}

/** Arbitrary histories, in the language that is shown; specification 4, section 1. */
export function itLosesNoEventAndTellsNoFuture(upcoming: RegExp): void {
  it('keeps each event of a known kind with its day, and shows no key of the provider', () => {
    assert(
      property(anyApplication, anyHistory, (application, events) => {
        const dto = safeParse(applicationDto, { id: 1, ...application });
        expect(dto.success).toBe(true);
        const read = events.flatMap((event) => {
          const { success, output } = safeParse(applicationEventDto, event);
          return success ? [output] : [];
        });
        const entries = toTimeline(toApplicationEvents(read), NOW);
        const days = withoutRepeats(events)
          .map(expectedDay)
          .filter((day) => day !== null);
        expect(entries.map(({ at }) => formatDay(at)).sort()).toEqual(days.sort());
        for (const { at, date: shownDate, details, color } of entries) {
          expect(upcoming.test(shownDate)).toBe(isAhead(at, NOW));
          expect(color === 'primary.main').toBe(isAhead(at, NOW));
          expect([shownDate, ...details].join(' ')).toMatch(/\d/);
        }
        const said = [
          toBadgeLabel(toProgress(toApplication(dto.output as never, NOW))),
          ...allThatIsSaid(dto.output as object, read),
        ];
        expect(said.join(' ')).not.toMatch(RAW_TOKEN);
      }),
      { numRuns: Math.min(RUNS, 1_000) },
    );
  });

  it('tells nothing of an outcome whose date is still to come', () => {
    const due = record({
      outcome: constantFrom('accepted', 'rejected', 'withdrawn'),
      outcomeAt: instants.filter((at) => isAhead(at, NOW)),
      outcomeReason: constantFrom('Pindah kota'),
      status: constantFrom(...STEPS),
      job: record({ title: constantFrom('Kasir'), status: constantFrom('closed', 'open') }),
    });
    assert(
      property(due, (application) => {
        const event = { ...application, at: application.outcomeAt, kind: 'outcome', reason: application.outcomeReason };
        const said = allThatIsSaid(application, [event]).join(' ');
        expect(said).not.toMatch(/Pindah|ditarik|withdr/i);
        expect(said).not.toMatch(DECISION);
        expect(said).not.toContain(formatDay(application.outcomeAt));
      }),
      { numRuns: 200 },
    );
  });
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
