import { yieldToMain } from '@/shared/lib/async';

/**
 * Loads the ranking. Two of its modules make large tables: each runs in its own task, so that the browser can paint and
 * handle input between them. `eager`: they are in the same file.
 *
 * @returns the ranking
 */
export async function loadRanking() {
  const { placesByName } = await import(/* webpackMode: "eager" */ '@titian/rules/place-names');
  placesByName();
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '../../../../contract/rules/search/tables');
  await yieldToMain();
  return import(/* webpackMode: "eager" */ './rank-on-device');
}
