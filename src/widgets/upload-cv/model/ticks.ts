import type { CvCard } from './card';

/** By the names of rows, or of the card itself as `CARD`: whether the candidate has ticked it. */
export type Ticks = Readonly<Record<string, boolean>>;

export const CARD = '';

/** Names of the ticked rows that are not saved yet. */
export const chosenRows = ({ rows }: CvCard, ticks: Ticks = {}, taken: readonly string[] = []): string[] =>
  rows.flatMap(({ name, kind, ticked }) =>
    kind === 'choice' && !taken.includes(name) && (ticks[name] ?? ticked) ? name : [],
  );

/** True for a card whose rows are ticked one by one. */
export const hasChoices = ({ rows }: CvCard): boolean => rows.some(({ kind }) => kind !== 'fact');

/** True when a card is one of those that are taken together. */
export function isTicked(card: CvCard, ticks: Ticks = {}, taken: readonly string[] = []): boolean {
  const chosen = chosenRows(card, ticks, taken);
  if (!card.check(chosen).isReady) return false;
  return hasChoices(card) ? chosen.length > 0 : (ticks[CARD] ?? card.isInProfile === false);
}

export type CardKind = 'known' | 'ready' | 'incomplete';

/** The group that a card which is neither saved nor skipped counts in; null while nothing of it is ticked. */
export function kindOf(card: CvCard, ticks: Ticks = {}, taken: readonly string[] = []): CardKind | null {
  if (card.isInProfile) return 'known';
  const chosen = chosenRows(card, ticks, taken);
  if (hasChoices(card) && chosen.length === 0) return null;
  return card.check(chosen).isReady ? 'ready' : 'incomplete';
}
