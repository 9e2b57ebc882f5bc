const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id as the database has it, or null where no job can have it: the contract also allows numbers and other text. */
export function toJobId(given: string | number): string | null {
  return typeof given === 'string' && UUID.test(given) ? given.toLowerCase() : null;
}
