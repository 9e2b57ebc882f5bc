import { screen } from '@testing-library/react';
import { makeJob } from '@test/make-job';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { JobHeader } from './JobHeader';

const JOB = makeJob({
  slug: 'staf-gudang',
  title: 'Staf Gudang',
  workplace: 'wfo',
  deadline: '2026-12-31',
  company: { name: 'Sinar Laut', logo: '/media/logo.svg', banner: '/media/banner.webp' },
});

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
