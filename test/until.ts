import { waitFor } from '@testing-library/react';

/** Waits as `waitFor` does for a state that no document shows: checks it every 5 ms, where `waitFor` does every 50. */
export const until = (check: () => void): Promise<void> => waitFor(check, { interval: 5 });
