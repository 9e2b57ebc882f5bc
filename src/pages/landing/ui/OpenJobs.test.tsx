import { screen, within } from '@testing-library/react';
import { renderApp, signedInState } from '@test/render-app';
import { OpenJobs } from './OpenJobs';

const TEXT = JSON.stringify({
  newest: [
    {
      slug: 'kasir-1',
      title: 'Kasir',
      company: 'PT Contoh',
      city: 'Kabupaten Sleman',
      minSalary: null,
      maxSalary: null,
    },
  ],
  cities: [{ name: 'Kabupaten Sleman', count: 12 }],
  functions: [],
});

it('shows the jobs to a visitor, and links to the jobs of a city', () => {
  renderApp(<OpenJobs text={TEXT} />);
  const section = within(screen.getByRole('region', { name: 'Lowongan Terbaru' }));
  const card = within(section.getByRole('article'));
  expect(card.getByRole('link', { name: 'Kasir' })).toHaveAttribute('href', '/lowongan/kasir-1');
  expect(card.getByText('PT Contoh · Kabupaten Sleman')).toBeVisible();
  expect(card.getByText('Gaji tidak dicantumkan')).toBeVisible();
  const city = section.getByRole('link', { name: 'Kabupaten Sleman (12)' });
  expect(city).toHaveAttribute('href', '/jobs?city=Kabupaten+Sleman');
  expect(section.queryByRole('heading', { name: /per bidang/ })).not.toBeInTheDocument();
});

it('leads a candidate to the page of the job for candidates', () => {
  renderApp(<OpenJobs text={TEXT} />, { preloaded: signedInState() });
  expect(screen.getByRole('link', { name: 'Kasir' })).toHaveAttribute('href', '/jobs/kasir-1');
});

it.each(['', '{}', '{"newest":[],"cities":[],"functions":[]}', '{"newest":[{"slug":1}]}'])(
  'shows nothing for the text %j',
  (text) => {
    renderApp(<OpenJobs text={text} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  },
);
