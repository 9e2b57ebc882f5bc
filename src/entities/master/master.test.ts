import { idByName, toId, toOptions } from './master.api';

const ITEMS = [
  { id: 3, name: 'Jawa Tengah' },
  { id: 'x9', name: 'Bali' },
];

it('offers the items in the provider’s order, by their ids as text', () => {
  expect(toOptions(ITEMS)).toEqual([
    { value: '3', label: 'Jawa Tengah' },
    { value: 'x9', label: 'Bali' },
  ]);
});

it('gives an id back as it came: from the list, from the record, or as it was typed', () => {
  expect(toId(ITEMS, '3')).toBe(3);
  expect(toId(ITEMS, 'x9')).toBe('x9');
  expect(toId([], '7', { id: 7, name: null })).toBe(7);
  expect(toId(ITEMS, '8', { id: 7, name: null })).toBe('8');
  expect(toId(ITEMS, '8', null)).toBe('8');
});

it('finds an id by its name, whatever its case and spaces', () => {
  expect(idByName(ITEMS, ' jawa  TENGAH')).toBe('3');
  expect(idByName(ITEMS, 'Jawa')).toBe('');
  expect(idByName(ITEMS, undefined)).toBe('');
});
