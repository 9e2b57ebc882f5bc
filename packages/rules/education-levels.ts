/** Names of the education levels, in the order in which they are reached. Contract, "Master lists". */
export const EDUCATION_LEVELS = ['SMA', 'SMK', 'D1', 'D2', 'D3', 'D4', 'S1', 'Profesi', 'S2', 'S3'] as const;

/** Place of a level among those that are reached one after the other, of "SMA/SMK" the first; -1 for a name of none. */
export function levelOf(text: string): number {
  const [name] = text.toLowerCase().split('/');
  return EDUCATION_LEVELS.findIndex((level) => level.toLowerCase() === name?.trim());
}
