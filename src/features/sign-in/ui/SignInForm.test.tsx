import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { SignInForm } from './SignInForm';

it('takes an e-mail address, and shows and hides the password', async () => {
  const { user } = renderApp(<SignInForm />);
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  const password = screen.getByLabelText('Password');
  const toggle = screen.getByRole('button', { name: 'Tampilkan password' });
  expect(password).toHaveAttribute('type', 'password');
  await user.click(toggle);
  expect(password).toHaveAttribute('type', 'text');
  await user.click(toggle);
  expect(password).toHaveAttribute('type', 'password');
});
