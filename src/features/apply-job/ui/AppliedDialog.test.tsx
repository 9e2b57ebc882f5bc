import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { AppliedDialog } from './AppliedDialog';

const open = () => renderApp(<AppliedDialog />, { path: '/jobs/staf-gudang' });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('leads to the jobs after 1.5 seconds', async () => {
  const { router } = open();
  await pass(1499);
  expect(router.state.location.pathname).toBe('/jobs/staf-gudang');
  await pass(1);
  expect(router.state.location.pathname).toBe('/jobs');
});

it('leads there at once by its button, and not a second time', async () => {
  const { router } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
  await pass(0);
  expect(router.state.location.pathname).toBe('/jobs');
  await act(() => router.navigate('/application'));
  await pass(5000);
  expect(router.state.location.pathname).toBe('/application');
});
