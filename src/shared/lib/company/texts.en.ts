import type { texts } from './texts';

export const english = { hiddenEmployer: 'Confidential employer' } satisfies typeof texts;
