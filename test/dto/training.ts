import type { components } from '@contract';

type TrainingDto = components['schemas']['Training'];

/** A stored training as the provider sends it. */
export const makeTrainingDto = (change: Partial<TrainingDto> = {}): TrainingDto => ({
  id: 6,
  title: 'Manajemen Gudang',
  institutionName: 'Lembaga Uji',
  type: 'certification',
  startDate: '2023-01-01',
  endDate: '2023-03-01',
  isPresent: false,
  locationName: 'Bandung',
  locationType: 'online',
  status: null,
  description: 'Dasar-dasar stok.',
  ...change,
});
