import { anything, assert, constant, integer, oneof, property, record, string } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { boolean, mixed, number, object, string as text } from 'yup';
import { isId } from './envelope';
import * as wire from './wire';

const person = wire.record({
  id: wire.id,
  name: wire.filled,
  about: wire.optional(wire.text),
  old: wire.optional(wire.number),
  here: wire.optional(wire.flag),
  home: wire.record({ city: wire.filled, company: wire.optional(wire.record({ name: wire.optional(wire.text) })) }),
});

/** The same, as Yup would have it. */
const asYup = object({
  id: mixed(isId).required(),
  name: text().required(),
  about: text().nullable(),
  old: number().nullable(),
  here: boolean().nullable(),
  home: object({
    city: text().required(),
    company: object({ name: text().nullable() }).nullable().default(undefined).optional(),
  }).required(),
}).required();

const SOUND = { id: 7, name: 'Sari', home: { city: 'Bekasi' } };

/** JSON alone can be sent. */
const json = anything({ withBigInt: false }).map((value) => JSON.parse(JSON.stringify(value) ?? 'null') as unknown);

const hostile = (sound: Arbitrary<unknown>): Arbitrary<unknown> =>
  oneof({ weight: 6, arbitrary: sound }, { weight: 1, arbitrary: constant(null) }, { weight: 1, arbitrary: json });

const rows = hostile(
  record(
    {
      id: hostile(integer()),
      name: hostile(string()),
      about: hostile(string()),
      old: hostile(integer()),
      here: hostile(constant(true)),
      home: hostile(
        record(
          { city: hostile(string()), company: hostile(record({ name: hostile(string()) }, { requiredKeys: [] })) },
          { requiredKeys: [] },
        ),
      ),
    },
    { requiredKeys: ['id', 'name'] },
  ),
);

const reads = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

it('takes what a strict schema of Yup takes, and nothing else', () => {
  let taken = 0;
  assert(
    property(rows, (row) => {
      const fits = reads(() => person(row));
      if (fits) taken += 1;
      expect(fits).toBe(reads(() => asYup.validateSync(row, { strict: true })));
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(100);
});

it('keeps what else a record holds, and leaves what came untouched', () => {
  const row = Object.freeze({ ...SOUND, version: 'a1', about: null });
  expect(person(row)).toEqual(row);
});

it.each([
  [{ ...SOUND, name: 5 }, 'name'],
  [{ ...SOUND, home: { city: '' } }, 'home.city'],
  [{ ...SOUND, home: { city: 'Bekasi', company: { name: 'Rahasia'.length } } }, 'home.company.name'],
  ['Rahasia', ''],
])('names the field of %j that does not fit, and nothing that it holds', (row, path) => {
  expect(() => person(row)).toThrow(expect.objectContaining({ path, message: expect.not.stringContaining('Rahasia') }));
});

it.each([
  [7, 7],
  ['x7', 'x7'],
  [
    { id: 7, name: 'Bali' },
    { id: 7, name: 'Bali' },
  ],
  [{ id: 7 }, { id: 7 }],
])('reads %j as a reference', (value, read) => {
  expect(wire.reference(value)).toEqual(read);
});

it.each([[null], [true], [{}], [[]], [{ id: null }], [{ id: 7, name: 5 }]])('takes %j for no reference', (value) => {
  expect(() => wire.reference(value)).toThrow();
});

it('reads a number written as text, and a text written as a number, where either is to be expected', () => {
  expect(wire.writtenNumber('5000000.00')).toBe(5_000_000);
  expect(wire.writtenNumber(5)).toBe(5);
  expect(wire.writtenText(628123)).toBe('628123');
  for (const value of ['', ' ', 'lima', null, {}, [5], true]) expect(() => wire.writtenNumber(value)).toThrow();
  for (const value of [null, {}, ['x']]) expect(() => wire.writtenText(value)).toThrow();
});

it('tells an answer that does not fit', async () => {
  const { validate } = wire.toSchema(person)['~standard'];
  expect(await validate(SOUND)).toEqual({ value: SOUND });
  expect(await validate({ ...SOUND, id: null })).toEqual({ issues: [{ message: 'id does not fit' }] });
});
