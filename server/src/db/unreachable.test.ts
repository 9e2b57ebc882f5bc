import { DrizzleQueryError } from 'drizzle-orm';
import { isDatabaseUnreachable, isQueryCanceled } from './unreachable';

const coded = (code: string) => Object.assign(new Error('text'), { code });

it.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['every address of a host refused', new AggregateError([coded('ECONNREFUSED')])],
  ['a server that ends', coded('57P01')],
  ['a connection that breaks', new Error('Connection terminated unexpectedly')],
  ['a query over one', new DrizzleQueryError('select 1', [], coded('ECONNRESET'))],
])('knows %s', (_name, error) => {
  expect(isDatabaseUnreachable(error)).toBe(true);
});

it.each([
  ['a duplicate', new DrizzleQueryError('insert', [], coded('23505'))],
  ['a full disk', coded('53100')],
  ['a mistake in the code', new TypeError('x is no function')],
  ['something thrown that is no error', 'ECONNREFUSED'],
])('does not take %s for it', (_name, error) => {
  expect(isDatabaseUnreachable(error)).toBe(false);
});

it('knows a query that the database has ended for its time', () => {
  expect(isQueryCanceled(new DrizzleQueryError('select 1', [], coded('57014')))).toBe(true);
  expect(isQueryCanceled(coded('57P01'))).toBe(false);
});
