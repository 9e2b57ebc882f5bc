import type { components } from '@contract';

type JobDto = components['schemas']['Job'];
type JobDetailDto = components['schemas']['JobDetail'];

/** A vacancy as the provider's list has it: open, complete and always the same. */
export const makeJobDto = (changes: Partial<JobDto> = {}): JobDto => ({
  id: 'job-1',
  slug: 'staf-gudang-sinar-laut',
  title: 'Staf Gudang',
  status: 'open',
  workingType: 'fulltime',
  workplace: 'wfo',
  deadline: '2026-12-31',
  createdAt: '2026-11-02T03:00:00.000Z',
  location: { id: 32, name: 'Jawa Barat' },
  city: { id: 3275, name: 'Kota Bekasi' },
  company: { name: 'Sinar Laut Logistik', logo: '/media/companies/sinar-laut.svg', banner: null },
  ...changes,
});

/**
 * A list of vacancies 'Lowongan 1', 'Lowongan 2', …, of which each is a minute newer than the one before.
 *
 * @param changes what differs, by the index from 0
 */
export const makeJobDtos = (count: number, changes: (index: number) => Partial<JobDto> = () => ({})): JobDto[] =>
  Array.from({ length: count }, (_, index) =>
    makeJobDto({
      id: `job-${index + 1}`,
      slug: `lowongan-${index + 1}`,
      title: `Lowongan ${index + 1}`,
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
      ...changes(index),
    }),
  );

/** A vacancy with all that its own page shows. */
export const makeJobDetailDto = (changes: Partial<JobDetailDto> = {}): JobDetailDto => ({
  ...makeJobDto(),
  description: '<p>Menerima dan memeriksa barang.</p><p>Mencatat stok setiap hari.</p>',
  requirements: '<p>Pendidikan minimal SMA.</p><p>Teliti dan jujur.</p>',
  functionOfInterest: { name: 'Logistik' },
  industry: { name: 'Transportasi' },
  minSalary: 4_000_000,
  maxSalary: 6_000_000,
  benefits: [
    { id: 1, perksBenefits: { id: 1, name: 'Gaji Pokok' } },
    { id: 2, perksBenefits: { id: 3, name: 'BPJS Kesehatan' } },
  ],
  ...changes,
});
