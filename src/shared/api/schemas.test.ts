import { is, looseObject, nullish, parse, safeParse } from 'valibot';
import { envelope } from './envelope';
import { idSchema } from './id';
import { pathOf, listSchema } from './list-schema';
import { filledText, numberLike, optionalFlag, optionalText, referenceSchema, textLike } from './schemas';

describe('schemas', () => {
  const person = looseObject({
    id: idSchema,
    name: filledText,
    about: optionalText,
    here: optionalFlag,
    home: looseObject({ city: filledText, company: nullish(looseObject({ name: optionalText })) }),
  });

  const SOUND = { id: 7, name: 'Sari', home: { city: 'Bekasi' } };

  it.each([[7], ['x7'], [0], ['']])('takes the id %j as it came', (id) => {
    expect(parse(idSchema, id)).toBe(id);
  });

  it.each([[null], [undefined], [true], [{}], [[]], ['constructor'], ['__proto__'], ['valueOf']])(
    'takes %j for no id',
    (id) => {
      expect(is(idSchema, id)).toBe(false);
    },
  );

  it('keeps the other fields of a record, and leaves what came untouched', () => {
    const row = Object.freeze({ ...SOUND, version: 'a1', about: null });
    expect(parse(person, row)).toEqual(row);
  });

  it.each([
    [{ ...SOUND, name: 5 }, 'name'],
    [{ ...SOUND, name: '' }, 'name'],
    [{ ...SOUND, here: 'yes' }, 'here'],
    [{ ...SOUND, home: null }, 'home'],
    [{ ...SOUND, home: { city: '' } }, 'home.city'],
    [{ ...SOUND, home: { city: 'Bekasi', company: { name: 7 } } }, 'home.company.name'],
    ['Sari', ''],
  ])('names the field of %j that does not match', (row, path) => {
    const { issues } = safeParse(person, row);
    expect(issues?.map(pathOf)).toEqual([path]);
  });

  it('reads the path of an issue of any Standard Schema', () => {
    expect(pathOf({ path: ['job', { key: 'title' }, 0] })).toBe('job.title.0');
    expect(pathOf({})).toBe('');
  });

  it.each([[7], ['x7'], [{ id: 7, name: 'Bali' }], [{ id: 7 }], [{ id: 'x7', name: null }]])(
    'takes %j for a reference',
    (value) => {
      expect(parse(referenceSchema, value)).toEqual(value);
    },
  );

  it.each([[null], [true], [{}], [[]], [{ id: null }], [{ id: 7, name: 5 }]])('takes %j for no reference', (value) => {
    expect(is(referenceSchema, value)).toBe(false);
  });

  it('takes a number written as text, and a text written as a number', () => {
    expect(parse(numberLike, '5000000.00')).toBe(5_000_000);
    expect(parse(numberLike, 5)).toBe(5);
    expect(parse(textLike, 628123)).toBe('628123');
    for (const value of ['', ' ', 'lima', null, {}, [5], true]) expect(is(numberLike, value)).toBe(false);
    for (const value of [null, {}, ['x']]) expect(is(textLike, value)).toBe(false);
  });

  describe('envelope', () => {
    const schema = envelope(filledText);

    it.each([
      [{ data: 'x' }],
      [{ data: 'x', message: null }],
      [{ data: 'x', message: 'Tersimpan', statusCode: 2000, meta: { page: 1 } }],
    ])('takes %j with all of its fields', (body) => {
      expect(parse(schema, body)).toEqual(body);
    });

    it('has a message that is a number as text', () => {
      expect(parse(schema, { data: 'x', message: 7 })).toEqual({ data: 'x', message: '7' });
    });

    it.each([[null], ['x'], [[]], [{}], [{ data: 5 }], [{ data: 'x', message: {} }]])('refuses %j', (body) => {
      expect(is(schema, body)).toBe(false);
    });
  });
});

describe('list schema', () => {
  const list = listSchema(looseObject({ id: idSchema, name: filledText }), 'candidate/skill/');

  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => log.mockRestore());

  it('has the rows of a list in their order, with all of their fields', () => {
    const rows = [
      { id: 2, name: 'Excel', version: 'a1' },
      { id: 1, name: 'Word' },
    ];
    expect(parse(list, rows)).toEqual(rows);
    expect(log).not.toHaveBeenCalled();
  });

  it('leaves out a row that does not match, and logs its field without its content', () => {
    const rows = [{ id: 1, name: ['Rahasia'] }, { id: 2, name: 'Excel' }, 'Rahasia'];
    expect(parse(list, rows)).toEqual([{ id: 2, name: 'Excel' }]);
    expect(log.mock.calls.map(([, detail]) => detail as unknown)).toEqual([{ field: 'name' }, { field: '' }]);
    expect(JSON.stringify(log.mock.calls)).not.toContain('Rahasia');
  });

  it.each([[null], [{}], ['x'], [undefined]])('takes %j for no list', (value) => {
    expect(is(list, value)).toBe(false);
  });
});
