import { DISCOVERY_SOURCES, discoverySchema } from './discovery-source';
import { candidateErased, sessionDetailsChanged, signedIn, signedOut } from '@/entities/session';
import {
  MAX_PENDING_REFERENCES,
  lastApplicationChanged,
  pendingReferencesSlice,
  referenceAsked,
  referenceSettled,
  selectLastApplication,
  selectPendingReference,
} from './pending-references';
import { toStoredLast, toStoredReferences } from './stored-references';

describe('discovery source', () => {
  it('offers the seven sources in the order of the specification', () => {
    expect(DISCOVERY_SOURCES.map(({ value }) => value)).toEqual([
      'media_social',
      'disnaker',
      'job_fair',
      'career_dev_center',
      'campus_fair',
      'relatives',
      'job_portal',
    ]);
  });

  it.each(DISCOVERY_SOURCES.map(({ value }) => value))('takes %s', async (ref) => {
    await expect(discoverySchema.validate({ ref })).resolves.toEqual({ ref });
  });

  it.each(['', 'koran'])('refuses "%s"', async (ref) => {
    await expect(discoverySchema.validate({ ref })).rejects.toThrow('Anda harus memilih referensi!');
  });
});

describe('pending references', () => {
  const { reducer, getInitialState } = pendingReferencesSlice;

  const asked = (job: number, owner: string | null = 'a') => referenceAsked({ owner, job, slug: `job-${job}` });

  const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());

  const isPending = (
    pendingReferences: ReturnType<typeof getInitialState>,
    job: { id: number | null; slug: string | null },
    owner: string | null = 'a',
  ) => selectPendingReference({ pendingReferences }, owner, job) !== undefined;

  const candidate = (userId: string | null) => ({ token: 't', name: 'Sari', image: null, userId });

  it('knows a job by its id, and by its slug where its application has no id', () => {
    const state = after(asked(1));
    expect(isPending(state, { id: 1, slug: null })).toBe(true);
    expect(isPending(state, { id: null, slug: 'job-1' })).toBe(true);
    expect(isPending(state, { id: 2, slug: 'job-1' })).toBe(false);
    expect(isPending(state, { id: null, slug: null })).toBe(false);
  });

  it('asks no more about what was answered, and still about the rest', () => {
    const state = after(asked(1), asked(2), referenceSettled({ owner: 'a', job: 1 }));
    expect(isPending(state, { id: 1, slug: null })).toBe(false);
    expect(isPending(state, { id: 2, slug: null })).toBe(true);
  });

  it('keeps one question for a job, however often it is asked', () => {
    expect(after(asked(1), asked(1)).jobs).toHaveLength(1);
  });

  it('keeps the questions of each candidate over signing out and in, and asks no other candidate', () => {
    const state = after(asked(1, 'a'), signedOut(), signedIn(candidate('b')), asked(2, 'b'), asked(1, 'b'));
    expect(isPending(state, { id: 2, slug: null }, 'a')).toBe(false);
    const answered = reducer(state, referenceSettled({ owner: 'b', job: 1 }));
    expect(isPending(answered, { id: 1, slug: null }, 'b')).toBe(false);
    expect(isPending(answered, { id: 1, slug: null }, 'a')).toBe(true);
  });

  it('gives a question to the candidate whose id becomes known after it', () => {
    expect(isPending(after(asked(1, null), sessionDetailsChanged({ userId: 'a' })), { id: 1, slug: null })).toBe(true);
  });

  it('gives nothing away when only the name becomes known', () => {
    const state = after(asked(1, 'b'), asked(2, null), sessionDetailsChanged({ name: 'Sari' }));
    expect(state.jobs.map(({ owner }) => owner)).toEqual(['b', null]);
  });

  it.each([
    ['signs out', signedOut()],
    ['another signs in', signedIn(candidate('b'))],
  ])('forgets what is open of a candidate of unknown id when %s', (_what, action) => {
    expect(after(asked(1, null), asked(2, 'a'), action).jobs.map(({ job }) => job)).toEqual([2]);
  });

  it('drops the oldest beyond what the browser keeps', () => {
    const state = after(...Array.from({ length: MAX_PENDING_REFERENCES + 1 }, (_, job) => asked(job)));
    expect(state.jobs).toHaveLength(MAX_PENDING_REFERENCES);
    expect(isPending(state, { id: 0, slug: null })).toBe(false);
  });

  it('reads from the storage what is a question', () => {
    const [one, two] = after(asked(1), asked(2, null)).jobs;
    expect(toStoredReferences([one, null, 'x', { job: 3 }, { ...one, owner: {} }, { ...two, slug: 7 }, two])).toEqual([
      one,
      two,
    ]);
    expect(toStoredReferences({})).toEqual([]);
    expect(toStoredReferences(undefined)).toEqual([]);
    expect(toStoredReferences(Array.from({ length: 200 }, () => one))).toHaveLength(MAX_PENDING_REFERENCES);
  });

  it('knows the application that was sent last, of its candidate alone, until it is put away or they go', () => {
    const sent = after(lastApplicationChanged({ owner: 'a', job: 1 }));
    const lastOf = (state: ReturnType<typeof getInitialState>, candidate: string | null) =>
      selectLastApplication({ pendingReferences: state }, candidate);
    expect([lastOf(sent, 'a'), lastOf(sent, 'b'), lastOf(sent, null)]).toEqual([1, null, null]);
    for (const action of [lastApplicationChanged(null), signedOut(), candidateErased('a')]) {
      expect(lastOf(reducer(sent, action), 'a')).toBeNull();
    }
    expect(lastOf(reducer(sent, signedIn(candidate('a'))), 'a')).toBe(1);
    expect([toStoredLast(sent.last), toStoredLast({ owner: {}, job: 1 }), toStoredLast('x')]).toEqual([
      sent.last,
      null,
      null,
    ]);
  });
});
