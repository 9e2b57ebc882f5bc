import type { CSSProperties, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { CarouselControl } from '../lib/use-carousel';
import { SMALL_SCREEN } from '../model/carousel';
import type { SlideSize } from '../model/carousel';
import { texts } from '../texts';

/** Space between two items, in pixels. */
const GAP = 16;

/** How many items are seen at once, by width of the screen, is `--large` and `--small`. */
const Frame = styled('div')({
  '.slides-view': { overflow: 'hidden', marginInline: -GAP / 2 },
  ul: { display: 'flex', margin: 0, padding: 0, listStyle: 'none', touchAction: 'pan-y pinch-zoom' },
  'ul > li': {
    flex: '0 0 calc(100% / var(--large))',
    minWidth: 0,
    paddingInline: GAP / 2,
    [`@media (max-width: ${SMALL_SCREEN}px)`]: { flexBasis: 'calc(100% / var(--small))' },
  },
});

interface CarouselProps {
  /** Accessible name. */
  label: string;
  carousel: CarouselControl;
  size: SlideSize;
  /** The items as list items. */
  children: ReactNode;
  /** Controls. */
  controls: ReactNode;
}

/**
 * The frame of a carousel. How wide an item is comes from the style sheet alone, so that nothing moves when the script
 * begins.
 */
export function Carousel({ label, carousel, size, children, controls }: CarouselProps) {
  const { viewport, rootProps } = carousel;
  const sizes = { '--large': size.large, '--small': size.small } as CSSProperties;
  return (
    <Frame style={sizes} role="group" aria-roledescription={texts.carousel} aria-label={label} {...rootProps}>
      <div ref={viewport} className="slides-view">
        <ul>{children}</ul>
      </div>
      {controls}
    </Frame>
  );
}
