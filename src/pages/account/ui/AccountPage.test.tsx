import { screen } from '@testing-library/react';
import { givenCapabilities } from '@test/capabilities';
import { given } from '@test/server';
import { renderApp, signedInState } from '@test/render-app';
import { AccountPage } from './AccountPage';

const renderPage = () => renderApp(<AccountPage />, { path: '/akun', preloaded: signedInState() });

it('stands under one heading, which the tab of the browser names too', async () => {
  renderPage();
  expect(await screen.findByRole('region', { name: 'Preferensi di peramban ini' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Pengaturan Akun' })).toBeVisible();
  expect(document.title).toBe('Pengaturan Akun – Titian');
});

it('offers language, look and data saver whatever the provider can do', async () => {
  renderPage();
  expect(await screen.findByRole('region', { name: 'Preferensi di peramban ini' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'English' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gelap' })).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeVisible();
});

it('has nothing of the account where the provider has it not, and makes no call', async () => {
  renderPage();
  await screen.findByRole('region', { name: 'Preferensi di peramban ini' });
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

it('has password, address and devices where the provider has them', async () => {
  givenCapabilities('account');
  given('get', 'candidate/profile/', { id: 'candidate-1', name: 'Sari', email: 'sari@example.com' });
  given('get', 'candidate/session/', []);
  renderPage();
  expect(await screen.findByText('Penyedia tidak mengirim perangkat apa pun.')).toBeVisible();
  expect(await screen.findByText('Email akun Anda sekarang: sari@example.com')).toBeVisible();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Password', 'Email', 'Perangkat yang masuk', 'Preferensi di peramban ini']);
});
