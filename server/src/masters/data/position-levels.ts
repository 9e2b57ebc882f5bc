import type { MasterRow } from './rows';

/** Levels of a position, lowest first. */
export const positionLevels: readonly MasterRow[] = [
  [1, 'Magang'],
  [2, 'Pekerja Harian'],
  [3, 'Staf'],
  [4, 'Staf Senior'],
  [5, 'Kepala Regu'],
  [6, 'Supervisor'],
  [7, 'Koordinator'],
  [8, 'Asisten Manajer'],
  [9, 'Manajer'],
  [10, 'Manajer Senior'],
  [11, 'Kepala Divisi'],
  [12, 'Direktur'],
  [13, 'Pemilik Usaha'],
];
