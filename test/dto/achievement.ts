import type { components } from '@contract';

type AchievementDto = components['schemas']['Achievement'];

/** A stored achievement as the provider sends it. */
export const makeAchievementDto = (change: Partial<AchievementDto> = {}): AchievementDto => ({
  id: 3,
  name: 'Karyawan Teladan',
  date: '2024-08-17',
  organizationOrEvent: 'PT Samudra Karya',
  description: 'Tanpa kesalahan stok selama setahun.',
  ...change,
});
