import { ThemeProvider, createTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { Outcome } from '../model/describe-outcome';
import { ForgotPasswordResult } from './ForgotPasswordResult';

/** A button that takes the focus would still draw its ripple after the test. */
const withoutRipples = createTheme({ components: { MuiButtonBase: { defaultProps: { disableRipple: true } } } });

it.each<[string, Outcome]>([
  ['Berhasil Reset Password!', { succeeded: true }],
  ['Email Anda Tidak Terdaftar!', { succeeded: false, error: null }],
])('shows "%s" with a picture of the outcome, at most 300 pixels wide', (title, outcome) => {
  render(
    <ThemeProvider theme={withoutRipples}>
      <ForgotPasswordResult outcome={outcome} onAcknowledge={() => undefined} />
    </ThemeProvider>,
  );
  const popup = screen.getByRole('dialog', { name: title });
  expect(popup.querySelector('svg')).toBeInTheDocument();
  expect(popup).toHaveStyle({ maxWidth: '300px' });
  expect(screen.getByRole('button', { name: 'OK' })).toBeVisible();
});
