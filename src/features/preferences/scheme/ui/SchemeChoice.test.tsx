import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { SchemeChoice } from './SchemeChoice';

afterEach(() => {
  window.localStorage.clear();
  delete document.documentElement.dataset.scheme;
});

it('follows the system until a colour scheme is chosen', async () => {
  const { user } = renderApp(<SchemeChoice />);
  expect(screen.getByRole('group', { name: 'Tampilan' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Otomatis', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gelap' }));
  expect(screen.getByRole('button', { name: 'Gelap', pressed: true })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
});
