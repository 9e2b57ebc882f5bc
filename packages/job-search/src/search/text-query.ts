/** Writes concepts as PostgreSQL's tsquery. */
import type { Alternative, Concept, Meaning } from './concepts';
import { QUALITIES, type Quality } from './order';
import { marker, scoped, WEIGHTS, weighted, weightsOf, type Weight } from './search-document';
import { ENTRIES } from './tables';

/** A phrase is one lexeme, as the document has it. Of the long texts, words outside the tables have no weight. */
function alternativeQueries({ words, scope, isPrefix }: Alternative, weights: string): string[] {
  const lexeme = scoped(words, scope);
  const isWanted = (weight: Weight): boolean =>
    weights.includes(weight) &&
    weightsOf(scope).includes(weight) &&
    (weight !== 'D' || scope !== 'any' || ENTRIES.has(words));
  const lexemes = weights === '' ? [lexeme] : WEIGHTS.filter(isWanted).map((weight) => weighted(lexeme, weight));
  return lexemes.map((each) => `'${each}'${isPrefix ? ':*' : ''}`);
}

const markersOf = ({ places, workingTypes, workplaces }: Meaning): string[] => [
  ...places.map(marker.place),
  ...workingTypes.map(marker.workingType),
  ...workplaces.map(marker.workplace),
];

/** The words of a phrase that stand apart count by the one in the lowest field: the others stand there or higher. */
const upTo = (weight: string): string => (weight.length > 1 ? weight : 'ABCD'.slice(0, 'ABCD'.indexOf(weight) + 1));

const joined = (parts: readonly string[], sign: string): string | null =>
  parts.length === 0 ? null : `(${parts.join(sign)})`;

/** The words of a phrase that stand apart; null where one has nothing of those qualities or for fields of that weight. */
function partsQuery(parts: readonly Concept[], weights: string, qualities: readonly Quality[]): string | null {
  const queries = parts.map((part) => conceptQuery(part, weights && upTo(weights), qualities));
  return queries.every((query) => query !== null) ? joined(queries, ' & ') : null;
}

/**
 * The query of one concept, or null where it has nothing of those qualities or for fields of those weights.
 *
 * @param weights of the fields to look in ("AC"); without any it looks in all
 */
export function conceptQuery(concept: Concept, weights = '', qualities: readonly Quality[] = QUALITIES): string | null {
  const { alternatives, meanings, parts } = concept;
  const isWanted = ({ quality }: { quality: Quality }): boolean => qualities.includes(quality);
  const found = alternatives.filter(isWanted).flatMap((alternative) => alternativeQueries(alternative, weights));
  if (weights === '' || weights.includes('C')) {
    found.push(...meanings.filter(isWanted).flatMap((meaning) => markersOf(meaning).map((mark) => `'${mark}'`)));
  }
  const ofParts = qualities.includes('synonym') ? QUALITIES : qualities.filter((quality) => quality === 'typed');
  return joined(
    [...found, partsQuery(parts, weights, ofParts)].filter((query) => query !== null),
    ' | ',
  );
}

/** The qualities that a concept can be matched by. */
export const qualitiesOf = (concept: Concept): Quality[] =>
  QUALITIES.filter((quality) => conceptQuery(concept, '', [quality]) !== null);

const all = (concepts: readonly Concept[]): string => concepts.map((concept) => conceptQuery(concept)).join(' & ');

/** Vacancies that match every required concept. */
export const everyRequired = (concepts: readonly Concept[]): string =>
  all(concepts.filter(({ isOptional }) => !isOptional));

/** A tsquery of the vacancies that mention any concept or part of one: `findJobs` finds no others, however many words it drops. */
export const toTsQuery = (concepts: readonly Concept[]): string =>
  concepts
    .flatMap((concept) => [concept, ...concept.parts])
    .flatMap((concept) => conceptQuery(concept) ?? [])
    .join(' | ');
