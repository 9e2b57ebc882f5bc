import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazyAfterHydration } from './lazy-with-retry';

const Choice = ({ label }: { label: string }) => <button>{label}</button>;

/** A chunk that fails the first times, and how often it was requested. */
function failingChunk(times: number) {
  let requests = 0;
  const load = async () => {
    requests += 1;
    if (requests <= times) throw new Error('Loading chunk 7 failed.');
    return Choice;
  };
  return { Part: lazyAfterHydration('a choice', load), requests: () => requests };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const button = () => screen.queryByRole('button', { name: 'Bahasa' });

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  log.mockRestore();
  jest.useRealTimers();
});

it('shows what its chunk has', async () => {
  const { Part } = failingChunk(0);
  render(<Part label="Bahasa" />);
  await pass(0);
  expect(button()).toBeVisible();
  expect(log).not.toHaveBeenCalled();
});

it('logs a chunk that cannot be fetched, and fetches it again until it is there', async () => {
  const { Part, requests } = failingChunk(2);
  render(<Part label="Bahasa" />);
  await pass(0);
  expect(button()).not.toBeInTheDocument();
  expect(log.mock.calls.flat().join(' ')).toContain('a choice could not be shown');
  expect(requests()).toBe(1);
  await pass(2000);
  expect(requests()).toBe(2);
  expect(button()).not.toBeInTheDocument();
  await pass(10_000);
  expect(button()).toBeVisible();
  expect(requests()).toBe(3);
});

it('gives up by itself after a while, and tries again once the browser is online', async () => {
  const { Part, requests } = failingChunk(4);
  render(<Part label="Bahasa" />);
  await pass(0);
  for (const delay of [2000, 10_000, 60_000, 600_000]) await pass(delay);
  expect(requests()).toBe(4);
  expect(button()).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(button()).toBeVisible();
});

it('shows the fallback of a chunk that cannot be fetched, which fetches it again', async () => {
  let requests = 0;
  const load = async () => {
    requests += 1;
    if (requests === 1) throw new Error('Loading chunk 7 failed.');
    return Choice;
  };
  const Part = lazyAfterHydration('a choice', load, ({ label, onRetry }) => (
    <button onClick={onRetry}>{label} failed</button>
  ));
  render(<Part label="Bahasa" />);
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Bahasa failed' }));
  await pass(0);
  expect(button()).toBeVisible();
  expect(requests).toBe(2);
});
