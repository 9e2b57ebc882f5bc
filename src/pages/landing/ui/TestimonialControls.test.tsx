import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inTheme } from '@test/in-theme';
import type { CarouselControl } from '../lib/use-carousel';
import { TestimonialControls } from './TestimonialControls';

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
