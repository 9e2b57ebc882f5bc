import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyAfterHydration } from './lazy-after-hydration';

it('shows what stands for a chunk that cannot be fetched, and fetches it again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let fails = true;
  const load = jest.fn(async () => {
    if (fails) throw new Error('offline');
    return ({ name }: { name: string }) => <p>Hello {name}</p>;
  });
  const Part = lazyAfterHydration(load, ({ name, onRetry }) => <button onClick={onRetry}>{name} failed</button>);
  render(<Part name="Budi" />);
  const retry = await screen.findByRole('button', { name: 'Budi failed' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Hello Budi')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
