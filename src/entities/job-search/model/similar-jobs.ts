import { conceptsOfTitle } from '../../../../contract/rules/search/concepts';
import type { Concept } from '../../../../contract/rules/search/concepts';
import { DISTANCES, createDistance } from '../../../../contract/rules/search/distance';
import { ENTRIES } from '../../../../contract/rules/search/tables';
import { toPhrase, toWords } from '@titian/rules/words';
import type { SearchableJob } from './searchable-job';

/** No more than these are shown beside a job. */
const MOST_SIMILAR = 6;

/** Words of a title that tell a rank or a level and not the work: 'Staf Gudang' and 'Staf Keuangan' are two jobs. */
const RANKS: ReadonlySet<string> = new Set([
  ...['staf', 'staff', 'pegawai', 'karyawan', 'petugas', 'asisten', 'assistant', 'analis', 'analyst', 'konsultan'],
  ...['consultant', 'manajer', 'manager', 'supervisor', 'penyelia', 'spv', 'koordinator', 'coordinator', 'operator'],
  ...['kepala', 'head', 'lead', 'leader', 'officer', 'crew', 'kru', 'senior', 'junior', 'specialist', 'spesialis'],
  ...['smk', 'stm', 'sma', 'slta', 'd3', 'diploma', 's1', 'sarjana', 'd4', 'fresh graduate', 'lulusan baru'],
  ...['perusahaan', 'pt', 'cv', 'toko', 'ahli', 'tenaga', 'tim', 'team', 'pria', 'wanita'],
]);

/** The work that a title names. */
interface Work {
  /** Entries of the tables that it names, each with its synonyms. */
  entries: ReadonlySet<string>;
  /** The same and the words outside the tables, as written. */
  words: ReadonlySet<string>;
}

/** A place or a form of work is none of the work itself. */
function isWork({ typed }: Concept): boolean {
  const entry = ENTRIES.get(typed);
  return !RANKS.has(typed) && !/^\d+$/.test(typed) && (entry === undefined || entry.isWork);
}

const withSynonyms = (typed: string): string[] => {
  const entry = ENTRIES.get(typed);
  return entry ? [typed, ...entry.synonyms.map(({ phrase }) => phrase)] : [];
};

function toWork(title: string): Work {
  const typed = conceptsOfTitle(title)
    .filter(isWork)
    .map((concept) => concept.typed);
  return { entries: new Set(typed.flatMap(withSynonyms)), words: new Set(typed) };
}

/** True if two titles name the same work: by one entry of the tables, or all words of the shorter one. */
function isSameWork(one: Work, other: Work): boolean {
  if ([...one.words].some((word) => other.entries.has(word))) return true;
  const [short, long] = one.words.size <= other.words.size ? [one, other] : [other, one];
  return short.words.size > 0 && [...short.words].every((word) => long.words.has(word));
}

/** Tells titles apart that have no word of the work at all, which is most of them, without analysing them. */
function createGlance({ entries, words }: Work): (title: string) => boolean {
  const known = new Set([...entries, ...words].flatMap((entry) => entry.split(' ')));
  return (title) => toWords(title).some((word) => known.has(word));
}

/**
 * The words of a title to look for similar jobs by: those of the tables, or else its longest; empty for a title without
 * a word of the work.
 */
export function wordsOfWork(title: string): string {
  const words = conceptsOfTitle(title)
    .filter(isWork)
    .map(({ typed }) => typed);
  const longest = words.reduce((found, word) => (word.length > found.length ? word : found), '');
  return words.find((word) => ENTRIES.has(word)) ?? longest;
}

/** A job that may be similar to another. */
interface Candidate extends SearchableJob {
  slug: string;
  isOpen: boolean;
}

/** Titles repeat. */
function createWorks(): (title: string) => Work {
  const works = new Map<string, Work>();
  return (title) => {
    const work = works.get(title) ?? toWork(title);
    works.set(title, work);
    return work;
  };
}

const timeOf = ({ createdAt }: SearchableJob): number => Date.parse(createdAt ?? '') || 0;

/**
 * Open jobs of the same function, or whose title names the same work by the tables of synonyms: the nearest first, then
 * those of the same work, then the newest. Specification 4, section 2, "Lowongan serupa".
 *
 * @param job the one that they are similar to; never among them
 * @param isApplied whether the candidate has applied to a job, which is left out then
 * @returns at most six
 */
export function findSimilarJobs<Job extends Candidate>(
  job: SearchableJob & { slug: string },
  jobs: readonly Job[],
  isApplied: (job: Job) => boolean,
): Job[] {
  const workOf = createWorks();
  const distanceTo = createDistance(job);
  const work = workOf(job.title);
  const mayBeSameWork = createGlance(work);
  const ownFunction = toPhrase(job.functionOfInterest ?? '');
  const hasSameFunction = ({ functionOfInterest }: Job): boolean =>
    ownFunction !== '' && toPhrase(functionOfInterest ?? '') === ownFunction;
  const byDistance = DISTANCES.map((): Job[] => []);
  for (const other of jobs) {
    if (other.isOpen && other.id !== job.id && other.slug !== job.slug) byDistance[distanceTo(other)]?.push(other);
  }
  const found: Job[] = [];
  // Titles take time: those of places farther away are read only where the nearer ones do not suffice.
  for (const others of byDistance) {
    if (found.length >= MOST_SIMILAR) break;
    const similar = others
      .map((other) => ({ other, sameWork: mayBeSameWork(other.title) && isSameWork(work, workOf(other.title)) }))
      .filter(({ other, sameWork }) => (sameWork || hasSameFunction(other)) && !isApplied(other))
      .sort((a, b) => Number(b.sameWork) - Number(a.sameWork) || timeOf(b.other) - timeOf(a.other));
    found.push(...similar.map(({ other }) => other));
  }
  return found.slice(0, MOST_SIMILAR);
}
