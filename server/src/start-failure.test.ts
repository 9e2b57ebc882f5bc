import { ConfigError } from './config';
import { StoreAwayFailure } from './media-store/s3-bucket';
import { explainStartFailure } from './start-failure';

it('names the port that is in use', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3000 });
  expect(explainStartFailure(error)).toBe('Port 3000 is in use. Stop the program that uses it, or set another PORT.');
});

it('finds the reason in an error that wraps it', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const wrapped = new Error('Failed query', { cause: new AggregateError([refused]) });
  expect(explainStartFailure(wrapped)).toBe('The database at DATABASE_URL cannot be reached (ECONNREFUSED).');
});

it('says no more than the message of a wrong setting', () => {
  expect(explainStartFailure(new ConfigError('PORT must be a number.'))).toBe('PORT must be a number.');
});

it('shows where an unforeseen error comes from', () => {
  expect(explainStartFailure(new TypeError('oops'))).toMatch(/^TypeError: oops\n\s+at /);
});

it.each([
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [Object.assign(new Error('denied'), { name: 'AccessDenied' }), 'AccessDenied'],
  ['no error', 'unknown'],
])('names MEDIA_STORE, and not the database, where the object store is away: %s', (cause, reason) => {
  expect(explainStartFailure(new StoreAwayFailure(cause))).toBe(
    `The object store at MEDIA_STORE cannot be used (${reason}). The server starts only with its list of deleted candidates.`,
  );
});
