/** Milliseconds between two slides of a carousel. Specification 1, section 9. */
export const ADVANCE_INTERVAL_MS = 3000;

/** Milliseconds without a further resize after which the slides are grouped again. Specification 1, section 9. */
export const RESIZE_DEBOUNCE_MS = 200;

/** Up to this width in CSS pixels a screen counts as small. Specification 1, section 9. */
export const SMALL_SCREEN = 640;

/** How many items a slide holds, by screen. */
export interface SlideSize {
  small: number;
  large: number;
}

/** Specification 1, section 9: "logos grouped 3 per slide on screens up to 640 px wide, else 5". */
export const logosPerSlide: SlideSize = { small: 3, large: 5 };

/** Specification 1, section 9: "testimonials 1 per slide on small screens, else 3". */
export const testimonialsPerSlide: SlideSize = { small: 1, large: 3 };

/** @param screenWidth in CSS pixels */
export const itemsPerSlide = ({ small, large }: SlideSize, screenWidth: number): number =>
  screenWidth <= SMALL_SCREEN ? small : large;

/** How many slides the items fill; the last one may hold fewer. */
export const slideCount = (items: number, perSlide: number): number => Math.ceil(items / perSlide);

/** Conditions that pause a carousel. */
interface CarouselState {
  /** Choice of the candidate by the button; null before. */
  wanted: 'playing' | 'paused' | null;
  reducedMotion: boolean;
  pointerOver: boolean;
  focusInside: boolean;
}

/** True when the carousel is set to advance by itself: as the candidate chose, else unless less motion is preferred. */
export const isPlaying = ({ wanted, reducedMotion }: Pick<CarouselState, 'wanted' | 'reducedMotion'>): boolean =>
  wanted === null ? !reducedMotion : wanted === 'playing';

/** True when the carousel advances right now: it waits under the pointer and while the keyboard is in it. */
export const isAdvancing = (state: CarouselState): boolean =>
  isPlaying(state) && !state.pointerOver && !state.focusInside;
