/** Writes concepts as PostgreSQL's tsquery. */
import type { Alternative, Concept, Meaning, Via } from './concepts';
import { marker, type Weight } from './search-document';

/** How good a match is: what was typed, then what stands for it, then what may have been meant. */
export const QUALITIES = ['typed', 'alike', 'meant'] as const;
export type Quality = (typeof QUALITIES)[number];

const QUALITY_OF: Record<Via, Quality> = { word: 'typed', synonym: 'alike', place: 'alike', typo: 'meant' };

/** A phrase is one lexeme, as the document has it. */
function alternativeQuery({ words, isPrefix }: Alternative, weight: Weight | null): string {
  const marks = `${isPrefix ? '*' : ''}${weight ?? ''}`;
  return `'${words.join(' ')}'${marks && `:${marks}`}`;
}

const markersOf = ({ cityIds, provinceIds, workingTypes, workplaces }: Meaning): string[] => [
  ...cityIds.map(marker.city),
  ...provinceIds.map(marker.province),
  ...workingTypes.map(marker.workingType),
  ...workplaces.map(marker.workplace),
];

/**
 * The query of one concept, or null where it has nothing of that quality or for fields of that weight. Without a weight
 * it looks in all fields.
 */
export function conceptQuery(
  { alternatives, meanings }: Concept,
  { weight = null, quality }: { weight?: Weight | null; quality?: Quality } = {},
): string | null {
  const isWanted = ({ via }: { via: Via }): boolean => quality === undefined || QUALITY_OF[via] === quality;
  const parts = alternatives.filter(isWanted).map((alternative) => alternativeQuery(alternative, weight));
  if (weight === null || weight === 'C') {
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
