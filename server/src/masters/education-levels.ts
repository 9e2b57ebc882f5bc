import { EDUCATION_LEVELS } from '@titian/rules/education-levels';

/** The ids of the education levels. That SMA is 1 and SMK is 2 is part of the contract: clients mark those by 1 to 100. */
export const LEVEL = { SMA: 1, SMK: 2, D1: 3, D2: 4, D3: 5, D4: 6, S1: 7, S2: 8, S3: 9, Profesi: 10 } as const;

/** Education levels in the order in which they are reached. */
export const educationLevels: readonly (readonly [id: number, name: string])[] = EDUCATION_LEVELS.map((name) => [
  LEVEL[name],
  name,
]);
