import { is, looseObject, parse } from 'valibot';
import { idSchema } from './id';
import { listSchema } from './list-schema';
import { filledText } from './schemas';

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
