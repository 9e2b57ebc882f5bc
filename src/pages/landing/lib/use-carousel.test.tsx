import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logosPerSlide } from '../model/carousel';
import { useCarousel } from './use-carousel';
import { useEmbla } from './use-embla';
import { useReducedMotion } from './use-reduced-motion';

jest.mock('./use-embla', () => ({ useEmbla: jest.fn() }));
jest.mock('./use-reduced-motion', () => ({ useReducedMotion: jest.fn() }));

/** The part of Embla that the hook uses; jsdom has no layout in which the real one could slide. */
function fakeEmbla() {
  let follow = () => {};
  let slide = 0;
  const embla = {
    on: (_event: string, listener: () => void) => {
      follow = listener;
      return embla;
    },
    off: () => embla,
    selectedScrollSnap: () => slide,
    scrollNext: jest.fn(() => {
      slide = (slide + 1) % 3;
      follow();
    }),
  };
  jest.mocked(useEmbla).mockReturnValue([jest.fn(), embla as never]);
  return embla;
}

function Harness() {
  const { rootProps, playing, togglePlaying, slide, showNext } = useCarousel(15, logosPerSlide);
  return (
    <>
      <div data-testid="carousel" {...rootProps}>
        <output>{slide}</output>
        <button onClick={togglePlaying}>{playing ? 'Jeda' : 'Putar'}</button>
      </div>
      <button>lain</button>
      <button onClick={showNext}>Berikutnya</button>
    </>
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function setUp({ reducedMotion = false } = {}) {
  jest.mocked(useReducedMotion).mockReturnValue(reducedMotion);
  const embla = fakeEmbla();
  const user = userEvent.setup({ advanceTimers: (delay) => void jest.advanceTimersByTime(delay) });
  render(<Harness />);
  return { embla, user };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('advances every three seconds', () => {
  const { embla } = setUp();
  pass(2999);
  expect(embla.scrollNext).not.toHaveBeenCalled();
  pass(1);
  expect(embla.scrollNext).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('1');
  pass(3000);
  expect(embla.scrollNext).toHaveBeenCalledTimes(2);
});

it('waits under the pointer', async () => {
  const { embla, user } = setUp();
  await user.hover(screen.getByTestId('carousel'));
  pass(9000);
  expect(embla.scrollNext).not.toHaveBeenCalled();
  await user.unhover(screen.getByTestId('carousel'));
  pass(3000);
  expect(embla.scrollNext).toHaveBeenCalledTimes(1);
});

it('waits while the keyboard is inside', async () => {
  const { embla, user } = setUp();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Jeda' })).toHaveFocus();
  pass(9000);
  expect(embla.scrollNext).not.toHaveBeenCalled();
  await user.tab();
  pass(3000);
  expect(embla.scrollNext).toHaveBeenCalledTimes(1);
});

it('rests where less motion is preferred, until it is played', () => {
  const { embla } = setUp({ reducedMotion: true });
  pass(9000);
  expect(embla.scrollNext).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Putar' }));
  pass(3000);
  expect(embla.scrollNext).toHaveBeenCalledTimes(1);
});

it('stays paused by its button when pointer and focus have left', async () => {
  const { embla, user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Jeda' }));
  await user.click(screen.getByRole('button', { name: 'lain' }));
  expect(screen.getByRole('button', { name: 'Putar' })).toBeVisible();
  pass(9000);
  expect(embla.scrollNext).not.toHaveBeenCalled();
});

it('slides by a tap that came before the carousel was there', () => {
  jest.mocked(useReducedMotion).mockReturnValue(false);
  jest.mocked(useEmbla).mockReturnValue([jest.fn(), null]);
  const { rerender } = render(<Harness />);
  fireEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  const embla = fakeEmbla();
  rerender(<Harness />);
  expect(embla.scrollNext).toHaveBeenCalledTimes(1);
  rerender(<Harness />);
  expect(embla.scrollNext).toHaveBeenCalledTimes(1);
});
