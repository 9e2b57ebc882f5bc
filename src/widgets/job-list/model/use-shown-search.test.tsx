import '@test/search-by-provider';
import { act, renderHook } from '@testing-library/react';
import { EVERY_JOB } from '@/entities/job';
import type { JobSearch } from '@/features/search-jobs';
import { useShownSearch } from './use-shown-search';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const initialProps = { text: '', typing: false };
  const searches = new Map<string, JobSearch>();
  const { result, rerender } = renderHook(
    ({ text, typing }: typeof initialProps) => {
      const search = searches.get(text) ?? { tab: 'for-you', ...EVERY_JOB, search: text };
      searches.set(text, search);
      return useShownSearch(search, typing).search;
    },
    { initialProps },
  );
  return {
    shown: () => result.current,
    type: (text: string) => rerender({ text, typing: true }),
    choose: (text: string) => rerender({ text, typing: false }),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds)),
  };
}

it('shows what was chosen at once', () => {
  const { choose, shown } = start();
  choose('kasir');
  expect(shown()).toBe('kasir');
});

it('shows what is typed once no letter has come for 250 milliseconds', async () => {
  const { type, wait, shown } = start();
  for (const text of ['k', 'ka', 'kas']) {
    type(text);
    await wait(200);
    expect(shown()).toBe('');
  }
  await wait(50);
  expect(shown()).toBe('kas');
});

it('does not wait any more when what was typed is searched for', async () => {
  const { type, choose, wait, shown } = start();
  type('kas');
  choose('kas');
  expect(shown()).toBe('kas');
  await wait(300);
  expect(shown()).toBe('kas');
});

it('starts from what was shown last when typing continues', async () => {
  const { type, choose, wait, shown } = start();
  choose('kasir');
  type('kasir t');
  expect(shown()).toBe('kasir');
  await wait(250);
  expect(shown()).toBe('kasir t');
});
