import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { CarouselControl } from '../lib/use-carousel';
import { SMALL_SCREEN } from '../model/carousel';
import type { SlideSize } from '../model/carousel';
import { texts } from '../texts';

interface CarouselProps {
  /** Accessible name. */
  label: string;
  carousel: CarouselControl;
  size: SlideSize;
  /** Space between two items, in theme units. */
  gap: number;
  /** The items as list items. */
  children: ReactNode;
  /** What steers it. */
  controls: ReactNode;
}

/**
 * The frame of a carousel. How wide an item is comes from the style sheet alone, so that nothing moves when the script
 * begins.
 */
export function Carousel({ label, carousel, size, gap, children, controls }: CarouselProps) {
  const { attachViewport, rootProps } = carousel;
  return (
    <Box role="group" aria-roledescription={texts.carousel} aria-label={label} {...rootProps}>
      <Box ref={attachViewport} sx={{ overflow: 'hidden', mx: -gap / 2 }}>
        <Box
          component="ul"
          sx={{
            display: 'flex',
            m: 0,
            p: 0,
            listStyle: 'none',
            touchAction: 'pan-y pinch-zoom',
            '& > li': {
              flex: `0 0 ${100 / size.large}%`,
              minWidth: 0,
              px: gap / 2,
              [`@media (max-width: ${SMALL_SCREEN}px)`]: { flexBasis: `${100 / size.small}%` },
            },
          }}
        >
          {children}
        </Box>
      </Box>
      {controls}
    </Box>
  );
}
