import type { MasterRow } from './rows';

/** The ids of the education levels. That SMA is 1 and SMK is 2 is part of the contract: clients mark those by 1 to 100. */
export const LEVEL = { SMA: 1, SMK: 2, D1: 3, D2: 4, D3: 5, D4: 6, S1: 7, S2: 8, S3: 9, PROFESI: 10 } as const;

/** Education levels in the order in which they are reached. */
export const educationLevels: readonly MasterRow[] = [
  [LEVEL.SMA, 'SMA'],
  [LEVEL.SMK, 'SMK'],
  [LEVEL.D1, 'D1'],
  [LEVEL.D2, 'D2'],
  [LEVEL.D3, 'D3'],
  [LEVEL.D4, 'D4'],
  [LEVEL.S1, 'S1'],
  [LEVEL.PROFESI, 'Profesi'],
  [LEVEL.S2, 'S2'],
  [LEVEL.S3, 'S3'],
];
