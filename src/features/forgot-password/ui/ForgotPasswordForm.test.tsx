import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { fillText } from '@test/fill';
import { renderApp } from '@test/render-app';
import { call, server } from '@test/server';
import { ForgotPasswordForm } from './ForgotPasswordForm';

it('shows the logo and a field for the e-mail address', () => {
  renderApp(<ForgotPasswordForm />);
  expect(screen.getByRole('img', { name: 'Titian' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Email')).toBeRequired();
});

it('counts down before there is a response', async () => {
  const requested = jest.fn();
  server.use(
    http.post(call('candidate/forgot-password/'), async () => {
      requested();
      await delay('infinite');
    }),
  );
  const { user } = renderApp(<ForgotPasswordForm />);
  fillText('Email', 'sari@example.com');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('button', { name: /^Wait \d+s$/ })).toBeDisabled();
  await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
