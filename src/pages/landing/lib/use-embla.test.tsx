import { render, screen, waitFor } from '@testing-library/react';
import createEmbla from 'embla-carousel';
import { useEmbla } from './use-embla';

jest.mock('embla-carousel', () => ({ __esModule: true, default: jest.fn() }));

function Harness() {
  const [attachViewport, embla] = useEmbla(3);
  return <div ref={attachViewport}>{embla ? 'bergeser' : 'diam'}</div>;
}

const destroy = jest.fn();
beforeEach(() => {
  destroy.mockClear();
  jest
    .mocked(createEmbla)
    .mockReset()
    .mockReturnValue({ destroy, reInit: () => undefined } as never);
});

it('slides once what does so is there, and stops when the page is left', async () => {
  const { unmount } = render(<Harness />);
  expect(screen.getByText('diam')).toBeVisible();
  expect(await screen.findByText('bergeser')).toBeVisible();
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});

it('stands still when it cannot be loaded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(createEmbla).mockImplementation(() => {
    throw new Error('broken');
  });
  render(<Harness />);
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(screen.getByText('diam')).toBeVisible();
  log.mockRestore();
});

it('waits on a phone until it is in view', async () => {
  const { matchMedia, IntersectionObserver: Original } = window;
  const entered: (() => void)[] = [];
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(hover: none)' });
  window.IntersectionObserver = class extends Original {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      entered.push(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this));
    }
  };
  render(<Harness />);
  window.matchMedia = matchMedia;
  window.IntersectionObserver = Original;
  await waitFor(() => expect(entered).toHaveLength(1));
  expect(createEmbla).not.toHaveBeenCalled();
  entered.forEach((enter) => enter());
  expect(await screen.findByText('bergeser')).toBeVisible();
});
