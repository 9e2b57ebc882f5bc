import { randomUUID } from 'node:crypto';
import { expectContract } from '../../../test/expect-contract';
import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { seedMasters } from '../../seed/seed-masters';
import type { recordSections } from './';
import type { achievement } from './achievement';
import {
  achievementBody,
  caller,
  educationBody,
  languageBody,
  newCaller,
  organizationBody,
  portfolioBody,
  sectionsWithBodies,
  trainingBody,
  workBody,
} from './sections.fixture';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await seedMasters(test.db);
});
afterAll(() => test.close());

const named = { id: expect.any(Number), name: expect.stringMatching(/./) };
/** Fits between the double quotes of a header. */
const VERSION = /^[\w-]+$/;

const other = { id: 'Other', name: 'Other' };

/** The record that results from the body of a section, and a change of the body. */
const CASES: Record<keyof typeof recordSections, { record: object; change: object }> = {
  educations: {
    record: { ...educationBody, educationLevel: { id: 7, name: 'S1' }, education: other, educationMajor: other },
    change: { gpa: 4 },
  },
  workExperiences: { record: { ...workBody, jobLevel: named, industry: named }, change: { title: 'Kepala' } },
  organizationExperiences: { record: organizationBody, change: { position_name: 'Ketua' } },
  trainings: { record: trainingBody, change: { type: 'certification' } },
  achievements: { record: achievementBody, change: { description: 'Tingkat\r\nnasional. 🏆' } },
  languages: { record: { ...languageBody, language: named }, change: { level: 'beginner' } },
  portfolios: { record: portfolioBody, change: { name: 'Galeri' } },
};

describe.each(sectionsWithBodies)('$path', ({ key, path, resource, table, messages, body }) => {
  const { record, change } = CASES[key];
  const rows = () =>
    test.db
      .select()
      .from(table as typeof achievement.table)
      .orderBy(table.id);

  it('starts empty, and lists what was added', async () => {
    const me = await newCaller(test);
    const empty = await me.list(path);
    expectContract(`list${resource}s`, empty);
    expect(empty.json()).toMatchObject({ statusCode: 2000, data: [] });

    const added = await me.add(path, body);
    expect(added.statusCode).toBe(201);
    expectContract(`add${resource}`, added);
    expect(added.json()).toEqual({
      statusCode: 2001,
      message: messages.added,
      data: { id: expect.any(String), version: expect.stringMatching(VERSION), ...record },
    });

    const listed = await me.list(path);
    expectContract(`list${resource}s`, listed);
    expect(listed.json().data).toEqual([added.json().data]);
  });

  it('changes a stored record', async () => {
    const me = await newCaller(test);
    const { id } = (await me.add(path, body)).json().data;
    const changed = await me.change(path, id, { ...body, ...change });
    expect(changed.statusCode).toBe(200);
    expectContract(`change${resource}`, changed);
    expect(changed.json()).toEqual({
      statusCode: 2000,
      message: messages.changed,
      data: { id, version: expect.stringMatching(VERSION), ...record, ...change },
    });
    expect((await me.list(path)).json().data).toEqual([changed.json().data]);
  });

  it('refuses to undo a change that the caller has not seen, and stores nothing then', async () => {
    const me = await newCaller(test);
    const { id, version } = (await me.add(path, body)).json().data;
    const first = await me.change(path, id, { ...body, ...change }, { 'if-match': `"${version}"` });
    expect(first.statusCode).toBe(200);
    const before = await rows();
    const late = await me.change(path, id, body, { 'if-match': `"${version}"` });
    expectContract(`change${resource}`, late);
    expect([late.statusCode, late.json().statusCode]).toEqual([412, 4012]);
    expect(await rows()).toEqual(before);

    const informed = await me.change(path, id, body, { 'if-match': `"${first.json().data.version}"` });
    expect(informed.json().data).toEqual({ id, version, ...record });
  });

  it('deletes no record that was changed since the caller has seen it', async () => {
    const me = await newCaller(test);
    const { id, version } = (await me.add(path, body)).json().data;
    const changed = (await me.change(path, id, { ...body, ...change })).json().data;
    const late = await me.remove(path, id, { 'if-match': `"${version}"` });
    expectContract(`delete${resource}`, late);
    expect([late.statusCode, late.json().statusCode]).toEqual([412, 4012]);
    expect((await me.list(path)).json().data).toEqual([changed]);
    expect((await me.remove(path, id, { 'if-match': `"${changed.version}"` })).statusCode).toBe(200);
    expect((await me.list(path)).json().data).toEqual([]);
  });

  it('makes the same change once more, for a response may have been lost', async () => {
    const me = await newCaller(test);
    const { id, version } = (await me.add(path, body)).json().data;
    const tries = [1, 2].map(() => me.change(path, id, { ...body, ...change }, { 'if-match': `"${version}"` }));
    const [first, again] = await Promise.all(tries);
    expect(first?.statusCode).toBe(200);
    expect(again?.json()).toEqual(first?.json());
  });

  it('deletes a record once', async () => {
    const me = await newCaller(test);
    const { id } = (await me.add(path, body)).json().data;
    const deleted = await me.remove(path, id);
    expectContract(`delete${resource}`, deleted);
    expect(deleted.json()).toEqual({ statusCode: 2000, message: messages.deleted, data: null });
    expect((await me.list(path)).json().data).toEqual([]);
    const again = await me.remove(path, id);
    expectContract(`delete${resource}`, again);
    expect(again.json()).toMatchObject({ statusCode: 4004 });
  });

  it('finds nothing under the id of another candidate’s record, and leaves that untouched', async () => {
    const [owner, stranger] = [await newCaller(test), await newCaller(test)];
    const { id } = (await owner.add(path, body)).json().data;
    const before = await rows();
    const attempts = [await stranger.change(path, id, { ...body, ...change }), await stranger.remove(path, id)];
    for (const attempt of attempts) {
      expect(attempt.statusCode).toBe(404);
      expect(attempt.json()).toMatchObject({ statusCode: 4004 });
    }
    expect(await rows()).toEqual(before);
    expect((await stranger.list(path)).json().data).toEqual([]);
  });

  it.each([randomUUID(), 'abc', '1', 'x'.repeat(100), '%27%20or%201=1'])(
    'finds nothing under the id %s',
    async (id) => {
      const me = await newCaller(test);
      const changed = await me.change(path, id, body);
      expectContract(`change${resource}`, changed);
      expect(changed.json()).toMatchObject({ statusCode: 4004 });
      const deleted = await me.remove(path, id);
      expectContract(`delete${resource}`, deleted);
      expect(deleted.json()).toMatchObject({ statusCode: 4004 });
    },
  );

  it('sends an anonymous caller nothing', async () => {
    const before = await rows();
    const nobody = caller(test, {});
    const calls = [
      await nobody.list(path),
      await nobody.add(path, {}),
      await nobody.change(path, randomUUID(), {}),
      await nobody.remove(path, randomUUID()),
    ];
    for (const response of calls) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ statusCode: 4001 });
    }
    expect(await rows()).toEqual(before);
  });

  it('refuses a key that the contract does not have', async () => {
    const me = await newCaller(test);
    const response = await me.add(path, { ...body, candidateId: randomUUID() });
    expectContract(`add${resource}`, response);
    expect(response.json()).toMatchObject({ statusCode: 4000, err: { candidateId: ['Isian ini tidak dikenal.'] } });
  });
});

describe('a full section', () => {
  it('takes no record beyond the fiftieth, also from calls at the same moment', async () => {
    const me = await newCaller(test);
    const responses = await Promise.all(Array.from({ length: 53 }, () => me.add('portfolio', portfolioBody)));
    const refused = responses.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(3);
    for (const response of refused) {
      expectContract('addPortfolio', response);
      expect(response.json()).toEqual({
        statusCode: 4000,
        message: 'Bagian ini sudah memuat 50 data. Hapus salah satu untuk menambah yang baru.',
      });
    }
    expect((await me.list('portfolio')).json().data).toHaveLength(50);
  });
});
