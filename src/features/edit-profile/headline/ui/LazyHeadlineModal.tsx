import { lazy } from 'react';

/** The modal in a chunk of its own, fetched when it opens. */
export const HeadlineModal = lazy(async () => ({ default: (await import('./HeadlineModal')).HeadlineModal }));
