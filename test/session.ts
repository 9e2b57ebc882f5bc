import type { RootState } from '@/app/state';
import type { Session } from '@/entities/session';

/** A signed-in candidate, invented. */
export const session: Session = { token: 'test-token', name: 'Sari Wulandari', image: null, userId: 'candidate-1' };

/** A query that failed is retried at once. */
export const noDelay = () => Promise.resolve();

/** Preloaded state of a signed-in candidate. */
export const signedInState = (): Partial<RootState> => ({ session: { current: session, ended: null } });
