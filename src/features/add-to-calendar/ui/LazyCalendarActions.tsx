import type { ComponentProps } from 'react';
import Box from '@mui/material/Box';
import { lazyPart } from '@/shared/lib/lazy-part';
import type { CalendarActions } from './CalendarActions';

const Actions = lazyPart(
  'the calendar of an appointment',
  async () => (await import('./CalendarActions')).CalendarActions,
);

/** The same in a chunk of its own, for an upcoming appointment: few applications have one. Its room is reserved. */
export const LazyCalendarActions = (props: ComponentProps<typeof CalendarActions>) => (
  <Box sx={{ minHeight: 36 }}>
    <Actions {...props} />
  </Box>
);
