import { conceptsOfTitle, type Concept } from '../search/concepts';
import type { Quality } from '../search/order';
import { EDUCATION, FILLERS, type Role } from '../search/tables';
import { toPhrase } from '@titian/rules/words';

/** Words of a title, any of which expresses one concept of a phrase. */
interface WantedWords {
  words: string;
  /** 1 for the words themselves; less for what only comes near. */
  likeness: number;
}

/** One thing that a phrase of the profile names. */
export interface Wanted {
  /** Share in the phrase: a rank or a branch tells less of the work than the work itself. */
  weight: number;
  /** True for work by the tables; false for a rank, a branch and words outside the tables. */
  isWork: boolean;
  options: readonly WantedWords[];
}

const ROLE_WEIGHTS: Record<Role, number> = { work: 1, other: 0.7, rank: 0.25, branch: 0.35 };

const LIKENESS: Partial<Record<Quality, number>> = { typed: 1, synonym: 0.9, related: 0.5 };

/** Words that tell of no work beside the word that follows them: "teknologi" of "Teknologi Pangan". */
const GENERIC: ReadonlySet<string> = new Set([
  'dan',
  'ilmu',
  'layanan',
  'manajemen',
  'pendidikan',
  'pengelola',
  'pengelolaan',
  'pengembangan',
  'perawatan',
  'program',
  'sistem',
  'studi',
  'tata',
  'teknik',
  'teknologi',
  'terapan',
]);

/**
 * Names of fields of interest and of study whose work has another name in the tables of the search. They are in none of its
 * groups, for vacancies have them as their function.
 */
export const WORK_OF_FIELDS: ReadonlyMap<string, string> = new Map([
  ['jurnalistik', 'jurnalis'],
  ['kebersihan', 'cleaning service'],
  ['kesehatan kerja', 'k3'],
  ['layanan makanan', 'waiter'],
  ['manajemen proyek', 'project manager'],
  ['pengembangan perangkat lunak', 'programmer'],
  ['penjahitan', 'penjahit'],
  ['penulisan', 'penulis'],
  ['perawatan tubuh', 'kecantikan'],
  ['rekayasa perangkat lunak', 'programmer'],
  ['ritel', 'pramuniaga'],
  ['tata busana', 'penjahit'],
]);

const isCompanyOrLevel = ({ typed, alternatives }: Concept): boolean =>
  EDUCATION.has(typed) || alternatives.some(({ scope, quality }) => quality === 'typed' && scope === 'name');

/** A place, a way of working, a level, a company and a filler name no work. */
const namesNoWork = (concept: Concept): boolean =>
  concept.meanings.length > 0 || FILLERS.has(concept.typed) || isCompanyOrLevel(concept) || concept.typed.length < 2;

/** The work that a field of interest or study names; the phrase itself where it is none of those. */
export const workOf = (phrase: string): string => WORK_OF_FIELDS.get(toPhrase(phrase)) ?? phrase;

/** Words of work in a phrase of the profile, such as a job's title or a skill; none where no word names work. */
export function wantedBy(phrase: string): Wanted[] {
  const concepts = conceptsOfTitle(phrase).filter((concept) => !namesNoWork(concept));
  const specific = concepts.filter(({ typed }) => !GENERIC.has(typed));
  return (specific.length > 0 ? specific : concepts).map(({ alternatives, role }) => ({
    weight: ROLE_WEIGHTS[role],
    isWork: role === 'work',
    options: alternatives.map(({ words, quality }) => ({ words, likeness: LIKENESS[quality] ?? 0 })),
  }));
}
