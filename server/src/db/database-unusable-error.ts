/** The database must not be opened as it is. The message is one line, for the person who starts the server. */
export class DatabaseUnusableError extends Error {
  override name = 'DatabaseUnusableError';
}
