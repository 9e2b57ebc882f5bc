import { screen } from '@testing-library/react';
import type { JobDetail } from '@/entities/job';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { JobHeader } from './JobHeader';

const JOB: JobDetail = {
  id: 'job-1',
  slug: 'staf-gudang',
  title: 'Staf Gudang',
  isOpen: true,
  workingType: 'fulltime',
  workplace: 'wfo',
  deadline: '2026-12-31',
  createdAt: null,
  province: null,
  city: null,
  company: { name: 'Sinar Laut', logo: '/media/logo.svg', banner: '/media/banner.webp' },
  description: '',
  requirements: '',
  functionOfInterest: null,
  industry: null,
  minSalary: null,
  maxSalary: null,
  benefits: [],
};

it("shows the company's banner, logo and name above the title", () => {
  given('get', 'job-application/application-status/', []);
  const { container } = renderApp(<JobHeader job={JOB} />, { preloaded: signedInState() });
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'http://localhost/media/banner.webp',
    'http://localhost/media/logo.svg',
  ]);
  expect(screen.getByText('Sinar Laut')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Staf Gudang' })).toBeVisible();
});
