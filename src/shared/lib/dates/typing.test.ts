import { assert, integer, property, string } from 'fast-check';
import type { Precision } from './typed-date';
import { typeDate } from './typing';

/** Presses one key after another at the caret, which `|` marks where it is not at the end; `<` deletes backwards. */
function press(start: string, keys: string, precision: Precision): string {
  let text = start.replace('|', '');
  let caret = start.includes('|') ? start.indexOf('|') : text.length;
  for (const key of keys) {
    const head = key === '<' ? text.slice(0, Math.max(caret - 1, 0)) : text.slice(0, caret) + key;
    ({ text, caret } = typeDate(head + text.slice(caret), head.length, text, precision));
  }
  return caret === text.length ? text : `${text.slice(0, caret)}|${text.slice(caret)}`;
}

/** Puts a text in the place of all that was there. */
const paste = (text: string, before: string, precision: Precision) =>
  typeDate(text, text.length, before, precision).text;

it.each([
  ['12', '12/'],
  ['1205', '12/05/'],
  ['12052020', '12/05/2020'],
  ['120520209', '12/05/2020'],
  ['12/05/2020', '12/05/2020'],
  ['1/1/2020', '1/1/2020'],
  ['1/2/2020', '1/02/2020'],
  ['5', '05/'],
  ['582020', '05/08/2020'],
  ['5/8/2020', '05/08/2020'],
  ['12-5-2020', '12/05/2020'],
  ['/', ''],
  ['Mei', ''],
])('puts slashes into the day %j', (keys, shown) => {
  expect(press('', keys, 'day')).toBe(shown);
});

it.each([
  ['112020', '11/2020'],
  ['3', '03/'],
  ['12/2020', '12/2020'],
  ['1/2020', '1/2020'],
])('puts a slash into the month %j', (keys, shown) => {
  expect(press('', keys, 'month')).toBe(shown);
});

it.each([
  ['12/05/', '<', '12/05'],
  ['12/05/', '<<', '12/0'],
  ['12/05/', '<<<', '12/'],
  ['12/05/', '<<<<<', '1'],
  ['12/05/', '<<<<<<<', ''],
  ['12/05/', '<<<11', '12/11/'],
  ['12/05/2020', '<<<<', '12/05/'],
])('deletes from %j by %j', (start, keys, shown) => {
  expect(press(start, keys, 'day')).toBe(shown);
});

it.each([
  ['12|/05/2020', '<', '1|/05/2020'],
  ['12|/05/2020', '<5', '15|/05/2020'],
  ['12|/05/2020', '<<', '|/05/2020'],
  ['12/|05/2020', '<', '12|/05/2020'],
  ['12|/05/2020', '/', '12/|05/2020'],
  ['12|/05/2020', '1', '12/1|5/2020'],
  ['12|/05/2020', '11', '12/11|/2020'],
  ['|12/05/2020', '3', '3|1/05/2020'],
  ['12/05/|2020', '1', '12/05/1|202'],
])('keeps the caret in its place in %j after %j', (start, keys, shown) => {
  expect(press(start, keys, 'day')).toBe(shown);
});

it.each([
  ['12-05-2020', '', '12/05/2020'],
  ['2020-05-12', '', '12/05/2020'],
  ['2020-05-12', '01/01/2021', '12/05/2020'],
  ['1/2/2020', '', '01/02/2020'],
  ['12052020', '', '12/05/2020'],
  ['1205', '', '12/05/'],
])('takes %j that is pasted over %j', (text, before, shown) => {
  expect(paste(text, before, 'day')).toBe(shown);
});

it('takes the month of a day that is pasted', () => {
  expect(paste('2020-05-12', '', 'month')).toBe('05/2020');
});

it('shows digits and slashes alone, never more than a date has, whatever is typed where', () => {
  assert(
    property(string(), string(), integer({ min: 0, max: 30 }), (raw, before, place) => {
      const { text, caret } = typeDate(raw, Math.min(place, raw.length), before, 'day');
      expect(text).toMatch(/^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/);
      expect(caret).toBeGreaterThanOrEqual(0);
      expect(caret).toBeLessThanOrEqual(text.length);
    }),
  );
});
