import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { TermsPage } from './TermsPage';

it('shows the terms under one heading, privacy among them', () => {
  renderApp(<TermsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Syarat dan Ketentuan' })).toBeVisible();
  expect(screen.getByText('Berlaku sejak 1 November 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /Privasi/ })).toBeVisible();
  expect(document.title).toBe('Syarat dan Ketentuan – Titian');
});
