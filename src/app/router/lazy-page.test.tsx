import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { lazyPage } from './lazy-page';

const Profile = () => <h1>Profil</h1>;

const open = (Page: ReturnType<typeof lazyPage>) =>
  render(
    <MemoryRouter>
      <Suspense fallback="Memuat">
        <Page />
      </Suspense>
    </MemoryRouter>,
  );

it('is drawn at once where it has been fetched already', () => {
  const load = jest.fn();
  open(lazyPage(load, () => Profile));
  expect(screen.getByRole('heading', { name: 'Profil' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('is fetched where it has not been', async () => {
  open(lazyPage(() => Promise.resolve(Profile)));
  expect(screen.getByText('Memuat')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Profil' })).toBeVisible();
});
