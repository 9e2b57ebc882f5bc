import { fireEvent, render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part';

let mockIsHydrated = true;

jest.mock('./hydration', () => ({ useIsHydrated: () => mockIsHydrated }));

const Choice = ({ label }: { label: string }) => <button>{label}</button>;

const setUp = (load: () => Promise<typeof Choice>) =>
  lazyPart('a choice', load, {
    Placeholder: () => <p>memuat</p>,
    Failure: ({ label, onRetry }) => <button onClick={onRetry}>{label} gagal</button>,
  });

const button = (name: string) => screen.findByRole('button', { name });

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  log.mockRestore();
  mockIsHydrated = true;
});

it('shows its placeholder until its chunk is there, which is fetched once', async () => {
  const load = jest.fn().mockResolvedValue(Choice);
  const Part = setUp(load);
  const { unmount } = render(<Part label="Bahasa" />);
  expect(screen.getByText('memuat')).toBeVisible();
  expect(await button('Bahasa')).toBeVisible();
  unmount();
  render(<Part label="Bahasa" />);
  expect(screen.getByRole('button', { name: 'Bahasa' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
});

it('logs a chunk that cannot be fetched, and fetches it again on request and when it is mounted again', async () => {
  const lost = new Error('Loading chunk 7 failed.');
  const load = jest.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue(Choice);
  const Part = setUp(load);
  const { unmount } = render(<Part label="Bahasa" />);
  fireEvent.click(await button('Bahasa gagal'));
  expect(log.mock.calls.flat().join(' ')).toContain('a choice could not be shown');
  expect(await button('Bahasa gagal')).toBeVisible();
  unmount();
  render(<Part label="Bahasa" />);
  expect(await button('Bahasa')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

it.each([
  ['waits for the hydration', false, 0],
  ['does not wait for it where it is urgent', true, 1],
])('%s of the page before it fetches its chunk', async (_what, isUrgent, requests) => {
  mockIsHydrated = false;
  const load = jest.fn<Promise<typeof Choice>, []>().mockResolvedValue(Choice);
  const Part = lazyPart('a choice', load, { isUrgent });
  const { rerender } = render(<Part label="Bahasa" />);
  expect(load).toHaveBeenCalledTimes(requests);
  mockIsHydrated = true;
  rerender(<Part label="Bahasa" />);
  expect(await button('Bahasa')).toBeVisible();
});
