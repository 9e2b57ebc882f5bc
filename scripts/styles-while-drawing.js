/**
 * Emotion's module of this name, for React 19 in a browser. It makes a component's rules while the component is drawn,
 * when React rests every few milliseconds, and not in the effects of the commit, which nothing can interrupt: they were
 * two thirds of it. A rule that was made for a drawing which is given up stays, and is there for the next one.
 */
export { useInsertionEffect as useInsertionEffectWithLayoutFallback } from 'react';

export const useInsertionEffectAlwaysWithSyncFallback = (create) => create();
