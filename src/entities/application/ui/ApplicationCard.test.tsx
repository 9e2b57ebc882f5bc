import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import type { Application } from '../model/application';
import { ApplicationCard } from './ApplicationCard';

const makeApplication = (job: Partial<Application['job']> = {}): Application => ({
  id: 1,
  status: 'apply',
  appliedAt: '2026-11-20T03:00:00Z',
  job: {
    id: 'job-1',
    slug: 'kasir',
    title: 'Kasir',
    isOpen: true,
    createdAt: null,
    company: { name: 'Toko Uji', logo: '/media/toko.svg' },
    ...job,
  },
});

it("shows the company's logo and name", () => {
  renderApp(<ApplicationCard application={makeApplication()} />);
  const card = screen.getByRole('article', { name: 'Kasir' });
  expect(card.querySelector('img')).toHaveAttribute('src', 'http://localhost/media/toko.svg');
  expect(card).toHaveTextContent('Toko Uji');
});

it('links to no job whose address is unknown', () => {
  renderApp(<ApplicationCard application={makeApplication({ slug: null })} />);
  expect(screen.getByRole('heading', { name: 'Kasir' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
