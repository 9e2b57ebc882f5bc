import { screen } from '@testing-library/react';
import { renderApp, session } from '@test/render-app';
import { Candidate } from './Candidate';

const show = (changes: object) =>
  renderApp(<Candidate />, { preloaded: { session: { current: { ...session, ...changes }, expired: false } } });

it('shows photo and name', () => {
  const { container } = show({ image: '/media/sari.webp' });
  expect(container.querySelector('img')).toHaveAttribute('src', 'http://localhost/media/sari.webp');
  expect(screen.getByText('Sari Wulandari')).toBeVisible();
});

it('has something to show for a candidate without a name', () => {
  show({ name: '' });
  expect(screen.getByText('Akun Saya')).toBeVisible();
});
