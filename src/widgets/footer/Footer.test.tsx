import { screen } from '@testing-library/react';
import { givenCapabilities } from '@test/capabilities';
import { renderApp } from '@test/render-app';
import { Footer } from './Footer';

afterEach(() => jest.useRealTimers());

it('carries the copyright of the present year', async () => {
  jest.useFakeTimers({ now: new Date(2031, 5, 1), doNotFake: ['queueMicrotask', 'setImmediate'] });
  renderApp(<Footer />);
  expect(screen.getByText(/© 2031 Titian/)).toBeVisible();
  // Waits for the parts that come after hydration, before the test is over.
  expect(await screen.findByRole('group', { name: 'Tampilan' })).toBeVisible();
});

it('links to Titian on other sites, in a tab that cannot reach back', () => {
  renderApp(<Footer />);
  for (const name of ['Instagram', 'LinkedIn', 'Facebook', 'X']) {
    const link = screen.getByRole('link', { name: `${name} (tab baru)` });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

it('leads to the section about Titian and to the help page', () => {
  renderApp(<Footer />);
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/#tentang');
  expect(screen.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/bantuan');
});

it('leads to the check of advertisements where the provider has it', () => {
  givenCapabilities();
  const { unmount } = renderApp(<Footer />);
  expect(screen.queryByRole('link', { name: 'Periksa Iklan' })).not.toBeInTheDocument();
  unmount();
  givenCapabilities('adCheck');
  renderApp(<Footer />);
  expect(screen.getByRole('link', { name: 'Periksa Iklan' })).toHaveAttribute('href', '/periksa');
});
