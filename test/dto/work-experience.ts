import type { components } from '@contract';

type WorkExperienceDto = components['schemas']['WorkExperience'];

/** A stored work experience as the provider sends it. */
export const makeWorkExperienceDto = (change: Partial<WorkExperienceDto> = {}): WorkExperienceDto => ({
  id: 7,
  title: 'Staf Gudang',
  companyName: 'PT Samudra Karya',
  jobLevel: { id: 2, name: 'Staf' },
  industry: { id: 8, name: 'Pengangkutan dan pergudangan' },
  workingType: 'contract',
  startDate: '2022-11-01',
  endDate: '2025-01-01',
  currentlyWorking: false,
  description: 'Mencatat barang masuk dan keluar.',
  ...change,
});
