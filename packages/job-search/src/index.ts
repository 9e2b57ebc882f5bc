/** The search of jobs and the ranking of matches; `README.md` has their rules. */
export { droppableConcepts, fallbacks, prefersRelaxed, relax, titleGroups, shortFieldGroups } from './search/attempts';
export {
  conceptsOf,
  conceptsOfTitle,
  IGNORED_PLACES,
  isLikelyCorrection,
  mayBeTypingError,
  MOST_COUNTED,
  MOST_RARE,
  mergeWork,
  withCorrections,
  correctionsOf,
  type Concept,
  type QueryTexts,
  type TypedIn,
} from './search/concepts';
export { createDistance, DISTANCES } from './search/distance';
export type { FieldGroup } from './search/fields';
export { matchedIn, type MatchedIn } from './search/matched-in';
export { CERTAIN, CORRECTED, worthOf, type Quality } from './search/order';
export { DOCUMENT_RULES, scoped, searchDocument, type SearchedJob, type Weight } from './search/search-document';
export { soundOf } from './search/sound';
export { ENTRIES, IGNORED } from './search/tables';
export { allButOne, anyConcept, conceptQuery, everyRequired, qualitiesOf } from './search/text-query';
export { studyLinesOf } from './matching/fields-of-study';
export type { KnownJob, MatchJob, MatchProfile } from './matching/match';
export { commonReasons, matchInSteps, rankInSteps, type MatchOptions } from './matching/rank-matches';
export { workKey } from './matching/repeats';
export { TitleIndex } from './matching/title-index';
export { FEWEST_MATCHES, MOST_MATCHES } from './matching/weights';
