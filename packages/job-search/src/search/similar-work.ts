/** Titles of the same work. Specification 4, section 2, "Lowongan serupa". */
import { conceptsOfTitle, type Concept } from './concepts';
import { CERTAIN } from './order';
import { ENTRIES } from './tables';
import { conceptQuery } from './text-query';

/** Words of a title that tell a rank or a level and not the work: 'Staf Gudang' and 'Staf Keuangan' are two jobs. */
const RANKS: ReadonlySet<string> = new Set([
  'staf',
  'staff',
  'pegawai',
  'karyawan',
  'petugas',
  'asisten',
  'assistant',
  'analis',
  'analyst',
  'konsultan',
  'consultant',
  'manajer',
  'manager',
  'supervisor',
  'penyelia',
  'spv',
  'koordinator',
  'coordinator',
  'operator',
  'kepala',
  'head',
  'lead',
  'leader',
  'officer',
  'crew',
  'kru',
  'senior',
  'junior',
  'specialist',
  'spesialis',
  'smk',
  'stm',
  'sma',
  'slta',
  'd3',
  'diploma',
  's1',
  'sarjana',
  'd4',
  'fresh graduate',
  'lulusan baru',
  'perusahaan',
  'pt',
  'cv',
  'toko',
  'ahli',
  'tenaga',
  'tim',
  'team',
  'pria',
  'wanita',
]);

/** A place or a form of work is none of the work itself. */
function isWork({ typed }: Concept): boolean {
  const entry = ENTRIES.get(typed);
  return !RANKS.has(typed) && !/^\d+$/.test(typed) && (entry === undefined || entry.isWork);
}

/**
 * The tsqueries, of the document and of the titles in the head, of vacancies of the same work as a title: by any entry of the tables or a synonym of it, or else by all words.
 *
 * @returns null for a title without a word of the work
 */
export function similarWork(title: string) {
  const works = conceptsOfTitle(title).filter(isWork);
  const entries = works.filter(({ typed }) => ENTRIES.has(typed));
  const toQuery = (weights: readonly 'A'[]): string =>
    (entries.length > 0 ? entries : works)
      .flatMap((concept) => conceptQuery(concept, { weights, qualities: CERTAIN }) ?? [])
      .join(entries.length > 0 ? ' | ' : ' & ');
  return works.length === 0 ? null : { inDocument: toQuery([]), inTitle: toQuery(['A']) };
}
