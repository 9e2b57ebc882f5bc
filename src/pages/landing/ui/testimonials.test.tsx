import { act, render, renderHook, screen } from '@testing-library/react';
import { inTheme } from '@test/in-theme';
import { testimonials } from '../content/testimonials';
import { TestimonialCard } from './TestimonialCard';
import userEvent from '@testing-library/user-event';
import type { CarouselControl } from '../lib/use-carousel';
import { TestimonialControls } from './TestimonialControls';
import { logosPerSlide } from '../model/carousel';
import { useItemsPerSlide } from '../lib/use-items-per-slide';

describe('TestimonialCard', () => {
  it.each(testimonials)('shows name, company, feedback, picture and 4 to 5 stars of $name', (testimonial) => {
    render(<TestimonialCard testimonial={testimonial} />, inTheme);
    const figure = screen.getByRole('figure');
    for (const text of [testimonial.name, testimonial.company, testimonial.feedback]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(figure.querySelector('img')).toHaveAttribute('src', testimonial.image);
    expect(screen.getByRole('img', { name: /^[45] dari 5 bintang$/ })).toBeVisible();
  });
});

describe('TestimonialControls', () => {
  const makeCarousel = (): CarouselControl => ({
    attachViewport: jest.fn() as never,
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
    const user = userEvent.setup();
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

describe('useItemsPerSlide', () => {
  const originalWidth = window.innerWidth;

  function resizeTo(width: number) {
    window.innerWidth = width;
    act(() => void window.dispatchEvent(new Event('resize')));
  }

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
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
