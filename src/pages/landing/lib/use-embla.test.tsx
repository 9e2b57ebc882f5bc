import { render, screen, waitFor } from '@testing-library/react';
import createEmbla from 'embla-carousel';
import { useEmbla } from './use-embla';

jest.mock('embla-carousel', () => ({ __esModule: true, default: jest.fn() }));

function Harness() {
  const [attachViewport, embla] = useEmbla(3);
  return <div ref={attachViewport}>{embla ? 'bergeser' : 'diam'}</div>;
}

const destroy = jest.fn();
const reInit = jest.fn();
beforeEach(() => {
  destroy.mockClear();
  jest
    .mocked(createEmbla)
    .mockReset()
    .mockReturnValue({ destroy, reInit } as never);
});

it('slides once what does so is there, and stops when the page is left', async () => {
  const { unmount } = render(<Harness />);
  expect(screen.getByText('diam')).toBeVisible();
  const viewport = await screen.findByText('bergeser');
  expect(createEmbla).toHaveBeenCalledWith(viewport, { loop: true, align: 'start' });
  await waitFor(() => expect(reInit).toHaveBeenCalledWith({ slidesToScroll: 3 }));
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});

it('stands still where it cannot be had', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(createEmbla).mockImplementation(() => {
    throw new Error('broken');
  });
  render(<Harness />);
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(screen.getByText('diam')).toBeVisible();
  log.mockRestore();
});
