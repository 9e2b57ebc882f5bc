import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { given } from '@test/server';
import { ForgotPasswordPage } from './ForgotPasswordPage';

it('shows the form of the popup as a page', async () => {
  given('post', 'candidate/forgot-password/', null);
  const { user } = renderApp(<ForgotPasswordPage />, { path: '/forgot-password' });
  expect(screen.getByRole('heading', { level: 1, name: 'Lupa Password' })).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'sari@example.com{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Berhasil Reset Password!' })).toBeVisible();
});
