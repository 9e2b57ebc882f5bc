import type { components } from '@contract';

type ApplicationDto = components['schemas']['Application'];

/** An application as the provider sends it; `job` is merged into a whole one. */
export const makeApplicationDto = ({
  job,
  ...rest
}: Partial<Omit<ApplicationDto, 'job'>> & { job?: Partial<ApplicationDto['job']> } = {}): ApplicationDto => ({
  id: 'application-1',
  status: 'apply',
  appliedAt: '2026-11-20T03:00:00Z',
  job: {
    id: 'job-1',
    slug: 'staf-gudang-jakarta',
    title: 'Staf Gudang',
    status: 'open',
    createdAt: '2026-11-01T03:00:00Z',
    company: { name: 'PT Cipta Karya Uji', logo: '/media/logos/cipta.png' },
    ...job,
  },
  ...rest,
});
