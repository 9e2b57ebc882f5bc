import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inTheme } from '@test/in-theme';
import { logosPerSlide } from '../model/carousel';
import { jobCounter } from '../model/counter';
import { TestimonialControls } from '../ui/TestimonialControls';
import { useCarousel } from './use-carousel';
import type { CarouselControl } from './use-carousel';
import { useCounter } from '../ui/Counter';
import { useEmbla } from './use-embla';
import { useItemsPerSlide } from './use-items-per-slide';
import { useReducedMotion } from './use-reduced-motion';

// jsdom has no layout in which anything could slide.
jest.mock('./use-embla', () => ({ useEmbla: jest.fn() }));
jest.mock('./use-reduced-motion', () => ({ useReducedMotion: jest.fn() }));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(useReducedMotion).mockReturnValue(false);
});
afterEach(() => jest.useRealTimers());

describe('useCarousel', () => {
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
      rootNode: () => document.body,
      scrollNext: jest.fn(() => {
        slide = (slide + 1) % 3;
        follow();
      }),
    };
    jest.mocked(useEmbla).mockReturnValue([{ current: null }, embla as never]);
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

  function setUp({ reducedMotion = false } = {}) {
    jest.mocked(useReducedMotion).mockReturnValue(reducedMotion);
    const embla = fakeEmbla();
    const user = userEvent.setup({ advanceTimers: (delay) => void jest.advanceTimersByTime(delay) });
    render(<Harness />);
    return { embla, user };
  }

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

  it('advances out of view without a movement, and with one as soon as it is in view again', () => {
    const { IntersectionObserver: Original } = window;
    let move: (isIntersecting: boolean) => void = () => undefined;
    window.IntersectionObserver = class extends Original {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        move = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this);
      }
    };
    const { embla } = setUp();
    window.IntersectionObserver = Original;
    for (const isInView of [false, true, false]) {
      move(isInView);
      pass(3000);
      expect(embla.scrollNext).toHaveBeenLastCalledWith(!isInView);
    }
    expect(embla.scrollNext).toHaveBeenCalledTimes(3);
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
    jest.mocked(useEmbla).mockReturnValue([{ current: null }, null]);
    const { rerender } = render(<Harness />);
    fireEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
    const embla = fakeEmbla();
    rerender(<Harness />);
    expect(embla.scrollNext).toHaveBeenCalledTimes(1);
    rerender(<Harness />);
    expect(embla.scrollNext).toHaveBeenCalledTimes(1);
  });
});

describe('useCounter', () => {
  it('waits at its start until it may begin', () => {
    const { result } = renderHook(() => useCounter(jobCounter, false));
    pass(1000);
    expect(result.current).toBe(20);
  });

  it('steps every 30 ms, ends at its target and then rests', () => {
    const { result } = renderHook(() => useCounter(jobCounter, true));
    expect(result.current).toBe(20);
    pass(29);
    expect(result.current).toBe(20);
    pass(1);
    expect(result.current).toBe(24);
    pass(93 * 30);
    expect(result.current).toBe(396);
    pass(30);
    expect(result.current).toBe(400);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('shows the target at once where less motion is preferred', () => {
    jest.mocked(useReducedMotion).mockReturnValue(true);
    const { result } = renderHook(() => useCounter(jobCounter, false));
    expect(result.current).toBe(400);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('useItemsPerSlide', () => {
  const originalWidth = window.innerWidth;

  function resizeTo(width: number) {
    window.innerWidth = width;
    act(() => void window.dispatchEvent(new Event('resize')));
  }

  afterEach(() => {
    window.innerWidth = originalWidth;
  });

  it('groups by the screen, and again 200 ms after the last resize', () => {
    window.innerWidth = 1280;
    const { result } = renderHook(() => useItemsPerSlide(logosPerSlide));
    expect(result.current).toBe(5);

    resizeTo(700);
    pass(150);
    resizeTo(360);
    pass(199);
    expect(result.current).toBe(5);
    pass(1);
    expect(result.current).toBe(3);
  });

  it('leaves no timer behind', () => {
    const { unmount } = renderHook(() => useItemsPerSlide(logosPerSlide));
    resizeTo(360);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('TestimonialControls', () => {
  const makeCarousel = (): CarouselControl => ({
    viewport: { current: null },
    slides: 3,
    ready: true,
    slide: 1,
    playing: true,
    togglePlaying: jest.fn(),
    showPrevious: jest.fn(),
    showNext: jest.fn(),
    show: jest.fn(),
    rootProps: { onPointerEnter: jest.fn(), onPointerLeave: jest.fn(), onFocus: jest.fn(), onBlur: jest.fn() },
  });

  it('steers the carousel by arrows and dots, and marks the dot of the present slide', async () => {
    const carousel = makeCarousel();
    const user = userEvent.setup({ advanceTimers: (delay) => void jest.advanceTimersByTime(delay) });
    render(<TestimonialControls carousel={carousel} />, inTheme);
    await user.click(screen.getByRole('button', { name: 'Testimoni sebelumnya' }));
    expect(carousel.showPrevious).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Testimoni berikutnya' }));
    expect(carousel.showNext).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Testimoni 3 dari 3' }));
    expect(carousel.show).toHaveBeenCalledWith(2);
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Testimoni 2 dari 3');
  });
});
