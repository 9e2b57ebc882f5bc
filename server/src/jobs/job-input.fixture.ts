import type { JobInput } from './job-input';

/** A complete job for tests; `values` replaces what a test is about. */
export function makeJobInput(values: Partial<JobInput> = {}): JobInput {
  return {
    source: 'contoh',
    sourceId: 'job-1',
    title: 'Staf Administrasi',
    company: { name: 'PT Contoh Abadi', logo: null, banner: null },
    workingType: 'fulltime',
    workplace: 'wfo',
    deadline: '2099-12-31',
    createdAt: new Date('2026-11-01T02:00:00.000Z'),
    status: 'open',
    locationId: null,
    cityId: null,
    description: '<p>Mengelola dokumen kantor.</p>',
    requirements: '<ul><li>Teliti</li></ul>',
    functionOfInterest: 'Administrasi',
    industry: 'Jasa Perusahaan',
    minSalary: 3_000_000,
    maxSalary: 4_500_000,
    minEducation: 'SMK',
    minExperienceMonths: 12,
    openings: 2,
    benefits: ['BPJS Kesehatan', 'Upah Lembur'],
    ...values,
  };
}
