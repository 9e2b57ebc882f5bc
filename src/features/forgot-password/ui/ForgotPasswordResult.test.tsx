import { render, screen } from '@testing-library/react';
import { inStyledTheme } from '@test/in-theme';
import type { Outcome } from '../model/describe-outcome';
import { ForgotPasswordResult } from './ForgotPasswordResult';

it.each<[string, Outcome]>([
  ['Berhasil Reset Password!', { succeeded: true }],
  ['Email Anda Tidak Terdaftar!', { succeeded: false, error: null }],
])('shows "%s" with a picture of the outcome, at most 300 pixels wide', (title, outcome) => {
  render(<ForgotPasswordResult outcome={outcome} onAcknowledge={() => undefined} />, inStyledTheme);
  const popup = screen.getByRole('dialog', { name: title });
  expect(popup.querySelector('svg')).toBeInTheDocument();
  expect(popup).toHaveStyle({ maxWidth: '300px' });
  expect(screen.getByRole('button', { name: 'OK' })).toBeVisible();
});
