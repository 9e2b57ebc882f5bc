/** A file that cannot be imported at all. The message is one line, for the person who imports it. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** A row that cannot become a job. The message says why. */
export class RowRefused extends Error {
  override name = 'RowRefused';
}

/** A row whose job is abroad: it is read, but not stored. */
export class RowAbroad extends RowRefused {
  override name = 'RowAbroad';
}
