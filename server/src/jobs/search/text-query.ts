/** Writes concepts as PostgreSQL's tsquery. */
import type { Alternative, Concept, Meaning, Via } from './concepts';
import { marker, type Weight } from './search-document';

/** How good a match is: what was typed, then what stands for it, then what may have been meant. */
export const QUALITIES = ['typed', 'alike', 'meant'] as const;
export type Quality = (typeof QUALITIES)[number];

const QUALITY_OF: Record<Via, Quality> = { word: 'typed', synonym: 'alike', place: 'alike', typo: 'meant' };

const WEIGHTS: readonly Weight[] = ['A', 'B', 'C', 'D'];

/** A phrase stands within one field: of one weight, so that the words of two fields are none. */
function phraseQuery(words: readonly string[], weights: readonly Weight[]): string {
  const within = weights.map((weight) => words.map((word) => `'${word}':${weight}`).join(' <-> '));
  return `(${within.join(' | ')})`;
}

function alternativeQuery({ words, isPrefix }: Alternative, weights: readonly Weight[] | null): string {
  if (words.length > 1) return phraseQuery(words, weights ?? WEIGHTS);
  const marks = `${isPrefix ? '*' : ''}${weights?.join('') ?? ''}`;
  return words.map((word) => `'${word}'${marks && `:${marks}`}`).join('');
}

const markersOf = ({ cityIds, provinceIds, workingTypes, workplaces }: Meaning): string[] => [
  ...cityIds.map(marker.city),
  ...provinceIds.map(marker.province),
  ...workingTypes.map(marker.workingType),
  ...workplaces.map(marker.workplace),
];

/**
 * The query of one concept, or null where it has nothing of that quality or for these weights. Without weights it looks
 * in all fields.
 */
export function conceptQuery(
  { alternatives, meanings }: Concept,
  { weights = null, quality }: { weights?: readonly Weight[] | null; quality?: Quality } = {},
): string | null {
  const isWanted = ({ via }: { via: Via }): boolean => quality === undefined || QUALITY_OF[via] === quality;
  const parts = alternatives.filter(isWanted).map((alternative) => alternativeQuery(alternative, weights));
  if (weights === null || weights.includes('C')) {
    parts.push(...meanings.filter(isWanted).flatMap((meaning) => markersOf(meaning).map((mark) => `'${mark}'`)));
  }
  return parts.length === 0 ? null : `(${parts.join(' | ')})`;
}

/** The qualities that a concept can be matched by. */
export const qualitiesOf = (concept: Concept): Quality[] =>
  QUALITIES.filter((quality) => conceptQuery(concept, { quality }) !== null);

const all = (concepts: readonly Concept[]): string => concepts.map((concept) => conceptQuery(concept)).join(' & ');

/** Vacancies that match every concept. */
export const everyConcept = all;

/** Vacancies that match all concepts but one. */
export function allButOne(concepts: readonly Concept[]): string {
  return concepts.map((left) => `(${all(concepts.filter((concept) => concept !== left))})`).join(' | ');
}
