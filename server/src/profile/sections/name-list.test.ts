import { randomUUID } from 'node:crypto';
import { expectContract } from '../../../test/expect-contract';
import { fillMasters } from '../../../test/fill-masters';
import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { caller, newCaller } from './sections.fixture';
import { interests } from './interests';
import { skills } from './skills';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await fillMasters(test.db);
});
afterAll(() => test.close());

let me: Awaited<ReturnType<typeof newCaller>>;
beforeEach(async () => {
  me = await newCaller(test);
});

interface Named {
  id: string;
  name: string;
}

const itemsOf = (data: Named[] | { skill: Named[] }): Named[] => (Array.isArray(data) ? data : data.skill);
const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `Nama ${from + index}`);

describe.each([skills, interests])('$path', ({ path, resource, table, field, limit, messages, fieldMessages }) => {
  const add = (names: unknown) => me.add(path, { [field]: names });
  const names = async () => itemsOf((await me.list(path)).json().data).map(({ name }) => name);
  const rows = () => test.db.select().from(table).orderBy(table.id);

  it('starts empty, and sends the whole list when names are added', async () => {
    const empty = await me.list(path);
    expectContract(`list${resource}s`, empty);
    expect(itemsOf(empty.json().data)).toEqual([]);

    await add(['Zumba', 'Akuntansi']);
    const added = await add(['Memasak']);
    expect(added.statusCode).toBe(201);
    expectContract(`add${resource}s`, added);
    expect(added.json()).toMatchObject({ statusCode: 2001, message: messages.added });
    expect(itemsOf(added.json().data).map(({ name }) => name)).toEqual(['Zumba', 'Akuntansi', 'Memasak']);
    expect((await me.list(path)).json().data).toEqual(added.json().data);
  });

  it('adds only what is not there yet, whatever its case and the space around it', async () => {
    await add(['Microsoft Excel']);
    await add([' microsoft excel', 'MICROSOFT EXCEL ', ' Menjahit ', 'menjahit']);
    expect(await names()).toEqual(['Microsoft Excel', 'Menjahit']);
  });

  it('says that nothing is new, and changes nothing', async () => {
    await add(['Menulis']);
    const before = await rows();
    const again = await add(['menulis']);
    expectContract(`add${resource}s`, again);
    expect(again.json()).toMatchObject({ statusCode: 2001, message: messages.unchanged });
    expect(await rows()).toEqual(before);
  });

  it('adds a name once from two calls at the same moment', async () => {
    await Promise.all([add(['Melukis']), add(['melukis'])]);
    expect(await names()).toHaveLength(1);
  });

  it('copes with a letter whose case the database folds in its own way', async () => {
    expect((await add(['İstanbul', 'i̇stanbul', 'ISTANBUL', 'ıstanbul', 'STRASSE', 'straße'])).statusCode).toBe(201);
  });

  it.each([
    ['no list', undefined],
    ['an empty list', []],
    ['a blank name', ['Menari', '  ']],
  ])('refuses %s', async (_what, given) => {
    const response = await add(given);
    expectContract(`add${resource}s`, response);
    expect(response.json()).toMatchObject({
      statusCode: 4000,
      err: { [field]: [fieldMessages[`${field}.missing`]] },
    });
    expect(await names()).toEqual([]);
  });

  it('refuses a name of 101 characters and takes one of 100', async () => {
    expect((await add(['x'.repeat(101)])).json()).toMatchObject({
      statusCode: 4000,
      err: { [field]: [expect.any(String)] },
    });
    expect((await add(['x'.repeat(100)])).statusCode).toBe(201);
  });

  it('refuses what goes beyond the limit, as a whole', async () => {
    for (let from = 1; from <= limit.total; from += 10) await add(numbered(from, from + 9));
    const before = await rows();
    const response = await add(['Nama 1', 'Satu lagi']);
    expectContract(`add${resource}s`, response);
    expect(response.json()).toMatchObject({ statusCode: 4000, err: { [field]: [limit.message] } });
    expect(await rows()).toEqual(before);
    expect((await add(['Nama 1'])).statusCode).toBe(201);
  });

  it('deletes a name once', async () => {
    const [first] = itemsOf((await add(['Menyanyi', 'Bermain gitar'])).json().data);
    const deleted = await me.remove(path, first?.id ?? '');
    expectContract(`delete${resource}`, deleted);
    expect(deleted.json()).toEqual({ statusCode: 2000, message: messages.deleted, data: null });
    expect(await names()).toEqual(['Bermain gitar']);
    expect((await me.remove(path, first?.id ?? '')).json()).toMatchObject({ statusCode: 4004 });
  });

  it('finds nothing under the id of another candidate’s name, or under none at all', async () => {
    const [theirs] = itemsOf((await add(['Menyetir'])).json().data);
    const before = await rows();
    const stranger = await newCaller(test);
    for (const id of [theirs?.id ?? '', randomUUID(), 'abc']) {
      const response = await stranger.remove(path, id);
      expectContract(`delete${resource}`, response);
      expect(response.json()).toMatchObject({ statusCode: 4004 });
    }
    expect(await rows()).toEqual(before);
  });

  it('sends an anonymous caller nothing', async () => {
    const nobody = caller(test, {});
    const calls = [await nobody.list(path), await nobody.add(path, {}), await nobody.remove(path, randomUUID())];
    for (const response of calls) expect(response.json()).toMatchObject({ statusCode: 4001 });
  });
});

it('takes at most ten skills in one call', async () => {
  const response = await me.add('skill', { skill: numbered(1, 11) });
  expectContract('addCandidateSkills', response);
  expect(response.json()).toMatchObject({
    statusCode: 4000,
    err: { skill: ['Maksimal 10 keahlian sekali simpan.'] },
  });
  expect((await me.add('skill', { skill: numbered(1, 10) })).statusCode).toBe(201);
});
