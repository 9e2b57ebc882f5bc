import type { JobDetail } from '@/entities/job';

/** A vacancy with these values. */
export const makeJob = (values: Partial<JobDetail> = {}): JobDetail => ({
  id: 'job-1',
  slug: 'staf',
  title: 'Staf',
  isOpen: true,
  workingType: 'fulltime',
  workplace: null,
  deadline: null,
  createdAt: null,
  province: null,
  city: null,
  company: { name: 'Toko Uji', logo: null, banner: null },
  description: '',
  requirements: '',
  functionOfInterest: null,
  industry: null,
  minSalary: null,
  maxSalary: null,
  benefits: [],
  signals: [],
  answers: null,
  ...values,
});
