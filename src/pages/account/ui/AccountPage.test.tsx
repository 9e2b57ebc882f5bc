import { screen } from '@testing-library/react';
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
