import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import type { EmblaCarouselType } from 'embla-carousel';
import { ADVANCE_INTERVAL_MS, isAdvancing, isPlaying, slideCount } from '../model/carousel';
import type { SlideSize } from '../model/carousel';
import { watchView } from './in-view';
import { useEmbla } from './use-embla';
import { useItemsPerSlide } from './use-items-per-slide';
import { useReducedMotion } from './use-reduced-motion';

/**
 * A carousel that goes round, one slide every three seconds, and waits under the pointer, while the keyboard is in it,
 * where less motion is preferred, and when the candidate stops it. Specification 1, sections 2 and 9.
 *
 * @param items how many items there are
 * @param size how many of them a slide holds
 */
export function useCarousel(items: number, size: SlideSize) {
  const perSlide = useItemsPerSlide(size);
  const reducedMotion = useReducedMotion();
  const [viewport, embla] = useEmbla(perSlide);
  const [slide, setSlide] = useState(0);
  const [wanted, setWanted] = useState<'playing' | 'paused' | null>(null);
  const [pointerOver, setPointerOver] = useState(false);
  const [focusInside, setFocusInside] = useState(false);

  const slides = slideCount(items, perSlide);
  const playing = isPlaying({ wanted, reducedMotion });
  const advancing = slides > 1 && isAdvancing({ wanted, reducedMotion, pointerOver, focusInside });

  useEffect(() => {
    if (!embla) return;
    const follow = () => setSlide(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  // A tap before what slides them is there counts once it is.
  const pending = useRef<((sliding: EmblaCarouselType) => void) | null>(null);
  const slideBy = (move: (sliding: EmblaCarouselType) => void) => {
    if (embla) move(embla);
    else pending.current = move;
  };
  useEffect(() => {
    if (!embla) return;
    pending.current?.(embla);
    pending.current = null;
  }, [embla]);

  const isInView = useRef(true);
  useEffect(() => (embla ? watchView(embla.rootNode(), (value) => (isInView.current = value)) : undefined), [embla]);

  // Counted from the slide shown last, however it came to be shown. Out of view nothing is drawn on the way.
  useEffect(() => {
    if (!embla || !advancing) return;
    const timer = setTimeout(() => embla.scrollNext(!isInView.current), ADVANCE_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [embla, advancing, slide]);

  return {
    /** Ref of the element that shows one slide and hides the rest. */
    viewport,
    slides,
    /** True when what slides them is there. */
    ready: embla !== null,
    /** The slide shown, counted from 0. */
    slide,
    playing,
    togglePlaying: () => setWanted(playing ? 'paused' : 'playing'),
    showPrevious: () => slideBy((sliding) => sliding.scrollPrev(reducedMotion)),
    showNext: () => slideBy((sliding) => sliding.scrollNext(reducedMotion)),
    show: (index: number) => slideBy((sliding) => sliding.scrollTo(index, reducedMotion)),
    /** For the element around the slides and their controls. */
    rootProps: {
      onPointerEnter: () => setPointerOver(true),
      onPointerLeave: () => setPointerOver(false),
      // A tap leaves the focus on its button too; only the keyboard's focus holds the carousel.
      onFocus: ({ target }: FocusEvent) => setFocusInside(target.matches(':focus-visible')),
      onBlur: () => setFocusInside(false),
    },
  };
}

/** Result of `useCarousel`. */
export type CarouselControl = ReturnType<typeof useCarousel>;
