const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True when a text can be the id of a row; PostgreSQL fails a query for anything else. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The id as the database has it, or null where no job can have it: the contract also allows numbers and other text. */
export function toJobId(given: string | number): string | null {
  return typeof given === 'string' && isUuid(given) ? given.toLowerCase() : null;
}
