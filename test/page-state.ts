import type { PageState } from '@/app/state';

/** The state of a page that a provider with these features has rendered, on 25 November 2026 at ten. */
export const makePageState = (
  responses: NonNullable<PageState['rendered']>['responses'],
  { features = [] as string[], candidates = null as number | null } = {},
): PageState => ({
  capabilities: { version: 1, features: Object.fromEntries(features.map((name) => [name, 1])) },
  rendered: { page: { now: '2026-11-25T03:00:00.000Z', candidates }, responses },
});
