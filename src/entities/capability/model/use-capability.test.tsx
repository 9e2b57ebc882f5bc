import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { givenCapabilities } from '@test/capabilities';
import { useCapability } from './use-capability';

function Timeline() {
  return <p>{useCapability('applicationEvents') ? 'linimasa' : 'tanpa linimasa'}</p>;
}

it('is whether the provider has the feature', () => {
  const { unmount } = render(<Timeline />);
  expect(screen.getByText('tanpa linimasa')).toBeVisible();
  unmount();
  givenCapabilities('applicationEvents');
  render(<Timeline />);
  expect(screen.getByText('linimasa')).toBeVisible();
});

it('takes over a page that was rendered without it, and shows it then', async () => {
  givenCapabilities('applicationEvents');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Timeline />);
  expect(container).toHaveTextContent('tanpa linimasa');
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(container, <Timeline />, { onRecoverableError }));
  expect(container).toHaveTextContent(/^linimasa$/);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
