import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { ForgotPasswordForm } from './ForgotPasswordForm';

it('shows the logo and asks for an e-mail address', () => {
  renderApp(<ForgotPasswordForm />);
  expect(screen.getByRole('img', { name: 'Titian' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Email')).toBeRequired();
});
