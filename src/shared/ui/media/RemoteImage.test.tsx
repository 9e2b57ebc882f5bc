import { fireEvent, render, screen } from '@testing-library/react';
import { RemoteImage } from './RemoteImage';

const image = () => screen.getByRole('img', { name: 'Logo Sinar Laut' });

const show = (src: string | null) => (
  <RemoteImage src={src} alt="Logo Sinar Laut" variant="logo" width={56} height={56} />
);

it('shows the image of the provider’s host', () => {
  render(show('/media/logo.png'));
  expect(image()).toHaveAttribute('src', 'http://localhost/media/logo.png');
});

it('shows the default image when it fails to load, and another one when there is another', () => {
  const { rerender } = render(show('/media/gone.png'));
  fireEvent.error(image());
  expect(image()).not.toHaveAttribute('src', expect.stringContaining('gone.png'));
  rerender(show('/media/new.png'));
  expect(image()).toHaveAttribute('src', 'http://localhost/media/new.png');
});

it.each([null, '', 'javascript:alert(1)'])('shows the default image for %j', (src) => {
  render(show(src));
  const shown = image().getAttribute('src');
  expect(shown).not.toBe(src);
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', shown);
});
