/** Writes concepts as PostgreSQL's tsquery. */
import type { Alternative, Concept, Meaning, Via } from './concepts';
import { marker, type Weight } from './search-document';

/** How good a match is: what was typed, then what stands for it; what may have been meant, then what stands for that. */
const QUALITIES = ['typed', 'alike', 'meant', 'implied'] as const;
export type Quality = (typeof QUALITIES)[number];

const QUALITY_OF: Record<Via, Quality> = { word: 'typed', synonym: 'alike', place: 'alike', typo: 'meant' };

const qualityOf = ({ via, isImplied }: { via: Via; isImplied?: true }): Quality =>
  isImplied ? 'implied' : QUALITY_OF[via];

/** A phrase is one lexeme, as the document has it. */
function alternativeQuery({ words, isPrefix }: Alternative, weights: string): string {
  const marks = `${isPrefix ? '*' : ''}${weights}`;
  return `'${words.join(' ')}'${marks && `:${marks}`}`;
}

const markersOf = ({ cityIds, provinceIds, workingTypes, workplaces }: Meaning): string[] => [
  ...cityIds.map(marker.city),
  ...provinceIds.map(marker.province),
  ...workingTypes.map(marker.workingType),
  ...workplaces.map(marker.workplace),
];

/** The words of a phrase that stand apart count by the one in the lowest field: the others stand there or higher. */
const upTo = (weight: string): string => 'ABCD'.slice(0, 'ABCD'.indexOf(weight) + 1);

const joined = (parts: readonly string[], sign: string): string | null =>
  parts.length === 0 ? null : `(${parts.join(sign)})`;

/** The words of a phrase that stand apart; null where one of them has nothing for fields of that weight. */
function partsQuery(parts: readonly Concept[], weights: string): string | null {
  const queries = parts.map((part) => queryOf(part, weights && upTo(weights)));
  return queries.every((query) => query !== null) ? joined(queries, ' & ') : null;
}

/** Without weights it looks in all fields. */
function queryOf(concept: Concept, weights: string, qualities: readonly Quality[] = QUALITIES): string | null {
  const { alternatives, meanings, parts, corrections } = concept;
  const isWanted = (found: { via: Via; isImplied?: true }): boolean => qualities.includes(qualityOf(found));
  const found = alternatives.filter(isWanted).map((alternative) => alternativeQuery(alternative, weights));
  if (weights === '' || weights.includes('C')) {
    found.push(...meanings.filter(isWanted).flatMap((meaning) => markersOf(meaning).map((mark) => `'${mark}'`)));
  }
  const apart = qualities.includes('alike') ? partsQuery(parts, weights) : null;
  const ofCorrections = [
    ...(qualities.includes('meant') ? (['typed'] as const) : []),
    ...(qualities.includes('implied') ? (['alike'] as const) : []),
  ];
  const corrected = corrections.map((correction) => queryOf(correction, weights, ofCorrections));
  return joined(
    [...found, apart, ...corrected].filter((query) => query !== null),
    ' | ',
  );
}

/**
 * The query of one concept, or null where it has nothing of those qualities or for fields of that weight. Without a
 * weight it looks in all fields.
 */
export const conceptQuery = (
  concept: Concept,
  { weight, qualities }: { weight?: Weight; qualities?: readonly Quality[] } = {},
): string | null => queryOf(concept, weight ?? '', qualities);

/** The qualities that a concept can be matched by. */
export const qualitiesOf = (concept: Concept): Quality[] =>
  QUALITIES.filter((quality) => conceptQuery(concept, { qualities: [quality] }) !== null);

const all = (concepts: readonly Concept[]): string => concepts.map((concept) => conceptQuery(concept)).join(' & ');

/** Vacancies that match every concept. */
export const everyConcept = all;

/** Vacancies that match all concepts but one. */
export function allButOne(concepts: readonly Concept[]): string {
  return concepts.map((left) => `(${all(concepts.filter((concept) => concept !== left))})`).join(' | ');
}
