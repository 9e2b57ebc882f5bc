import clone from './clone';
import cloneDeep from './clone-deep';
import isEqual from './is-equal';
import isPlainObject from './is-plain-object';
import toPath from './to-path';

class Named {
  constructor(readonly name: string) {}
}

it('copies plain data to the last part', () => {
  const values = { a: 'x', b: [{ c: true, d: null }], e: { f: undefined } };
  const copy = cloneDeep(values);
  expect(copy).toStrictEqual(values);
  expect(copy).not.toBe(values);
  expect(copy.b[0]).not.toBe(values.b[0]);
  expect(copy.e).not.toBe(values.e);
});

it('copies a date, and keeps files and what is of a class as they are', () => {
  const values = { date: new Date(0), file: new File(['a'], 'a.png'), blob: new Blob(['b']), named: new Named('c') };
  const copy = cloneDeep(values);
  expect(copy.date).toEqual(values.date);
  expect(copy.date).not.toBe(values.date);
  expect(copy.file).toBe(values.file);
  expect(copy.blob).toBe(values.blob);
  expect(copy.named).toBe(values.named);
});

it.each([undefined, null, '', 0, false])('copies %p', (value) => {
  expect(cloneDeep(value)).toBe(value);
  expect(clone(value)).toBe(value);
});

it('copies one level, of the same kind', () => {
  const values = { inner: {} };
  expect(clone(values)).toStrictEqual(values);
  expect(clone(values)).not.toBe(values);
  expect(clone(values).inner).toBe(values.inner);
  expect(clone([1, 2])).toStrictEqual([1, 2]);
  expect(clone(new Named('a'))).toStrictEqual(new Named('a'));
});

it('leaves what was frozen to be changed in its copy', () => {
  expect(Object.isFrozen(clone(Object.freeze({ a: 1 })))).toBe(false);
  expect(Object.isFrozen(cloneDeep(Object.freeze([1])))).toBe(false);
});

it.each([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['a', false],
  [new Date(0), false],
  [new Blob([]), false],
  [new Named('a'), false],
])('knows whether %p is plain', (value, expected) => {
  expect(isPlainObject(value)).toBe(expected);
});

it.each([
  ['name', ['name']],
  ['dob-day', ['dob-day']],
  ['a.b', ['a', 'b']],
  ['list[0].c', ['list', '0', 'c']],
  ['', []],
])('takes %p apart', (name, parts) => {
  expect(toPath(name)).toEqual(parts);
  expect(toPath(parts)).toEqual(parts);
});

const file = new File(['a'], 'a.png');

it.each<[unknown, unknown, boolean]>([
  ['a', 'a', true],
  ['', null, false],
  [NaN, NaN, true],
  [0, '0', false],
  [{ a: { b: [1, 'x'] } }, { a: { b: [1, 'x'] } }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], ['a', 'b'], false],
  [[], {}, false],
  [new Date(5), new Date(5), true],
  [new Date(5), new Date(6), false],
  [{ image: file }, { image: file }, true],
  [file, new File(['a'], 'a.png'), false],
])('tells whether %p and %p are the same', (one, other, expected) => {
  expect(isEqual(one, other)).toBe(expected);
  expect(isEqual(other, one)).toBe(expected);
});
