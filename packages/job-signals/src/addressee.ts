import { CANDIDATE, OTHERS } from './words';
import { anyOf } from './any-of';
import lists from './addressee.json';

/** Words by which an advertisement tells the candidate to do something. */
export const DUTY = anyOf(lists.duties);

/** The candidate, as money rules name one. */
export const CANDIDATES = `(?:${CANDIDATE.source}|\\b(?:peserta|calon \\w+|cpmi|ctki|tki|pmi|member(?: baru)?|(?:pekerja|pegawai|karyawan)(?: baru| yang (?:lulus|lolos|di ?terima)|)|pelamar|mitra|kak|kakak|participants?|trainees?|workers?|(?:new|all) (?:staff|hires?))\\b)`;

/** The candidate or an employee, as the one who bears a cost. */
export const PAYER =
  '(?:(?:para |semua |setiap |tiap |masing-masing )?(?:pelamar|peserta|kandidat|calon \\w{1,20}|pendaftar|pekerja|karyawan|karyawati|pegawai|staf|crew|kru|kasir|spg|spb|sales|sopir|driver|kurir|penjaga|tenaga kerja|c?pmi|c?tki|anda|kamu)|sendiri|pribadi|masing-?masing|mandiri|(?:the |each |all |every |successful |selected |your)*(?:candidates?|applicants?|participants?|trainees?|workers?|employees?|staff|new hires?|yourself|you))';

const TOLD = new RegExp(CANDIDATES);
/** True when a clause is about other people's money, and not about the candidate's. */
export const isTheirs = (plain: string): boolean => OTHERS.test(plain) && !TOLD.test(plain);
