/** How employers answer. Specification 4, section 12. */
import { HIDDEN_EMPLOYER } from '@titian/rules/hidden-employer';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { candidateIn, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { fillMasters } from '../../test/fill-masters';
import { testApp, type TestApp } from '../../test/test-app';
import { applicationEvents, applications, companies, companyAnswers, jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJobs } from '../jobs/job-store';
import { refreshAnswers } from './company-answers';

const DAY = 86_400_000;
const NOW = new Date('2026-11-27T05:00:00Z');
const before = (days: number, after = 0) => new Date(NOW.getTime() - days * DAY + after * DAY);

let test: TestApp;
let jobRows: (typeof jobs.$inferSelect)[];
let candidateIds: string[];

beforeAll(async () => {
  test = await testApp();
  await fillMasters(test.db);
  const place = { locationId: 34, cityId: 3404 };
  await upsertJobs(test.db, [
    makeJobInput({ ...place, sourceId: '1', title: 'Kasir' }),
    makeJobInput({ ...place, sourceId: '2', title: 'Pramuniaga' }),
    makeJobInput({
      ...place,
      sourceId: '3',
      title: 'Kasir Toko',
      company: { name: 'PT Lain', logo: null, banner: null },
    }),
  ]);
  jobRows = await test.db.select().from(jobs).orderBy(jobs.sourceId);
  candidateIds = [];
  for (let index = 0; index < 40; index += 1) candidateIds.push((await candidateIn(test)).id);
});
afterAll(() => test.close());
beforeEach(() => test.db.delete(applications));

type Event = Pick<typeof applicationEvents.$inferInsert, 'kind' | 'step' | 'outcome'>;

/**
 * An application: days since it was sent, and its other events by days after that; one sent again has earlier ones.
 * `person` is the index of its candidate, by default the index of the history.
 */
interface History {
  person?: number;
  job: number;
  age: number;
  events: readonly (Event & { after: number })[];
}

async function given(histories: readonly History[]) {
  const sent = histories.map(({ person, job, age, events }, index) => {
    const current = events.filter(({ after }) => after >= 0);
    const isWithdrawn = current.some(({ kind }) => kind === 'withdrawn');
    return {
      candidateId: candidateIds[person ?? index] ?? '',
      jobId: jobRows[job]?.id ?? '',
      appliedAt: before(age),
      status: current.findLast(({ kind }) => kind === 'moved')?.step ?? ('apply' as const),
      outcome: isWithdrawn ? ('withdrawn' as const) : (current.find(({ outcome }) => outcome)?.outcome ?? null),
    };
  });
  const rows = await test.db.insert(applications).values(sent).returning({ id: applications.id });
  const events = histories.flatMap(({ age, events: all }, index) =>
    [{ kind: 'sent' as const, after: 0 }, ...all].map(({ after, ...event }) => ({
      ...event,
      applicationId: rows[index]?.id ?? '',
      at: before(age, after),
    })),
  );
  if (events.length > 0) await test.db.insert(applicationEvents).values(events);
}

/** The figures of the first company after a refresh, or null. */
async function figures() {
  await refreshAnswers({ db: test.db, now: () => NOW });
  const [row] = await test.db
    .select()
    .from(companyAnswers)
    .innerJoin(companies, eq(companies.id, companyAnswers.companyId))
    .where(eq(companies.id, jobRows[0]?.companyId ?? ''));
  return row ? Object.values(row.company_answers).slice(1, 4) : null;
}

const MOVED = { kind: 'moved', step: 'screening' } as const;
const many = (count: number, history: Partial<History> = {}): History[] =>
  Array.from({ length: count }, () => ({ job: 0, age: 30, events: [], ...history }));
const answered = (count: number, after = 6): History[] => many(count, { events: [{ ...MOVED, after }] });

/** The figures of the statement, from the histories by a plain function. */
function plain(histories: readonly History[]) {
  const round = (count: number) => (count > 20 ? Math.round(count / 10) * 10 : Math.round(count / 5) * 5);
  const isAnswer = ({ kind, step, after }: History['events'][number]) =>
    after >= 0 && (kind === 'appointment' || kind === 'outcome' || (kind === 'moved' && step !== 'apply'));
  const due = histories.filter(({ job, age }) => job < 2 && age >= 14 && age < 180);
  const people = new Map<number, number>();
  for (const [index, { person = index, events }] of due.entries()) {
    const answer = events.find(isAnswer);
    if (!answer && events.some(({ kind }) => kind === 'withdrawn')) continue;
    const time = answer ? Math.max(1, Math.ceil(answer.after)) : Infinity;
    people.set(person, Math.min(time, people.get(person) ?? Infinity));
  }
  const days = [...people.values()].filter(Number.isFinite);
  const counted = people.size;
  if (days.length < 5 || counted < 10) return null;
  return [days.sort((a, b) => a - b)[Math.ceil(days.length / 2) - 1], round(days.length), round(counted)];
}

/** Applications of up to 40 people, at most one of each to a job. */
const anyHistories = (() => {
  const event = fc.oneof(
    fc.constantFrom<Event>(
      { kind: 'viewed' },
      { kind: 'moved', step: 'apply' },
      MOVED,
      { kind: 'appointment' },
      { kind: 'outcome', outcome: 'accepted' },
      { kind: 'outcome', outcome: 'rejected' },
    ),
  );
  const after = fc.integer({ min: -8, max: 40 }).map((quarters) => quarters / 4);
  const history = fc
    .record({
      person: fc.nat({ max: 39 }),
      job: fc.nat({ max: 2 }),
      age: fc.constantFrom(13, 13.9, 14, 15, 60, 179, 180, 181),
      happened: fc.array(fc.tuple(event, after), { maxLength: 3 }),
      isWithdrawn: fc.boolean(),
    })
    .map(({ person, job, age, happened, isWithdrawn }) => {
      const events: (Event & { after: number })[] = happened
        .map(([each, at]) => ({ ...each, after: at }))
        .sort((a, b) => a.after - b.after);
      return {
        person,
        job,
        age,
        events: isWithdrawn ? [...events, { kind: 'withdrawn' as const, after: 10 }] : events,
      };
    });
  const selector = ({ person, job }: { person: number; job: number }) => `${person} ${job}`;
  return fc.uniqueArray(history, { minLength: 5, maxLength: 60, size: 'max', selector });
})();

it('counts the people of any histories as a plain function does', async () => {
  const seen = { some: 0, none: 0 };
  await fc.assert(
    fc.asyncProperty(anyHistories, async (histories) => {
      await test.db.delete(applications);
      await given(histories);
      const found = await figures();
      seen[found ? 'some' : 'none'] += 1;
      expect(found).toEqual(plain(histories));
    }),
    { numRuns: 40 },
  );
  expect(Math.min(seen.some, seen.none)).toBeGreaterThan(0);
});

it.each([
  ['five of ten answered', [...answered(5), ...many(5)], [6, 5, 10]],
  ['fewer than five answered', [...answered(4), ...many(16)], null],
  ['fewer than ten counted', answered(9), null],
])('counts %s', async (_what, histories, expected) => {
  await given(histories);
  expect(await figures()).toEqual(expected);
});

it('counts nothing of hidden employers, who are no company', async () => {
  const name = (name: string) =>
    test.db
      .update(companies)
      .set({ name })
      .where(eq(companies.id, jobRows[0]?.companyId ?? ''));
  await given([...answered(5), ...many(5)]);
  await name(HIDDEN_EMPLOYER);
  expect(await figures()).toBeNull();
  await name('PT Contoh Abadi');
  expect(await figures()).not.toBeNull();
});

it('keeps each number, or changes it by one step, when one person more applies', async () => {
  const STEPS = [0, 5, 10, 15, 20, 30, 40];
  let changes = 0;
  await fc.assert(
    fc.asyncProperty(anyHistories, fc.boolean(), async (histories, isAnswered) => {
      await test.db.delete(applications);
      const others = histories.filter(({ person }) => person < 39);
      await given(others);
      const without = await figures();
      await test.db.delete(applications);
      const own = [0, 1].map((job) => ({
        person: 39,
        job,
        age: 30,
        events: isAnswered ? [{ ...MOVED, after: 6 }] : [],
      }));
      await given([...others, ...own]);
      const added = await figures();
      if (!without || !added) return;
      for (const column of [1, 2]) {
        const steps = [without, added].map((numbers) => STEPS.indexOf(Number(numbers[column])));
        expect(steps).not.toContain(-1);
        const step = (steps[1] ?? 0) - (steps[0] ?? 0);
        expect([0, 1]).toContain(step);
        changes += step;
      }
    }),
    { numRuns: 60 },
  );
  expect(changes).toBeGreaterThan(0);
});

describe('calls', () => {
  const call = async (url: string, operation: string, headers: Record<string, string> = {}) => {
    const response = await test.app.inject({ url: `/api/v1/${url}`, headers });
    expectContract(operation, response);
    return response.json();
  };
  const ANSWERS = { days: 6, answered: 10, counted: 10 };

  it('tell of a vacancy, a company and an application that waits', async () => {
    const { headers, id } = await signedIn(test);
    await given([...answered(10), ...many(2)]);
    await test.db.insert(applications).values({ candidateId: id, jobId: jobRows[0]?.id ?? '', appliedAt: before(2) });
    const slug = jobRows[0]?.slug;
    const read = async () => [
      (await call(`job/by-slug/${slug}/`, 'getJob', headers)).data.answers,
      (await call(`job/public/${slug}/`, 'getPublicJob')).data.answers,
      (await call('job/search/?company=pt-contoh-abadi', 'searchJobs')).meta.answers,
      (await call('job-application/application-status/', 'listApplications', headers)).data[0].answers,
    ];
    await test.db.delete(companyAnswers);
    expect(await read()).toEqual([null, null, null, null]);
    await figures();
    expect(await read()).toEqual([ANSWERS, ANSWERS, ANSWERS, ANSWERS]);
    expect((await call('job/search/', 'searchJobs')).meta.answers).toBeNull();
    await test.db.update(applications).set({ status: 'screening' }).where(eq(applications.candidateId, id));
    expect((await read()).at(-1)).toBeNull();
  });

  it('list, find and match jobs in the same order with the figures as without', async () => {
    const read = async () => [
      (await call('job/list/', 'listJobs')).data,
      (await call('job/search/?q=kasir', 'searchJobs')).data,
      (await call('job/match/?place=Kabupaten Sleman&work=Kasir&education=SMK', 'listMatches')).data,
    ];
    await test.db.delete(companyAnswers);
    const without = await read();
    expect(without.map(({ length }) => length > 0)).toEqual([true, true, true]);
    await given(answered(12, 1));
    expect(await figures()).toEqual([1, 10, 10]);
    expect(await read()).toEqual(without);
  });
});

it('is refreshed when the server listens, once a week', async () => {
  await given(answered(12));
  await test.db.delete(companyAnswers);
  const listening = async (ahead: number) => {
    const other = await testApp({}, {}, { db: test.db, close: async () => undefined });
    test.reset();
    for (const { advance } of [other, test]) advance(NOW.getTime() - Date.now() + ahead);
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    // Closing it waits until it has looked.
    await other.close();
    await test.app.runAllJobs();
    return (await test.db.select().from(companyAnswers))[0]?.refreshedAt.getTime();
  };
  const first = await listening(0);
  expect(first).toBeGreaterThanOrEqual(NOW.getTime());
  expect(await listening(6 * DAY)).toBe(first);
  expect(await listening(7 * DAY + 60_000)).toBeGreaterThan(NOW.getTime() + 7 * DAY);
});
